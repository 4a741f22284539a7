/**
 * What is played to the market data path: the datagrams of a capture, or of a session made up from a seed.
 *
 * <pre>
 *   CaptureSource   -\
 *                     > DatagramSource --> scanned once for its feeds, then played
 *   GeneratedSource -/
 * </pre>
 *
 * <p>The publisher's thread reads a source; nothing here knows of actors or sockets.
 */
package io.rysy.samples.ticktobook.session;
