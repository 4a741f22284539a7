/**
 * The edges of the path: what is published and read over loopback UDP, and orders written over loopback TCP.
 *
 * <pre>
 *   Publisher --UDP--> FeedSocket (one per feed)        OrderConnection --TCP--> OrderSink
 * </pre>
 *
 * <p>{@link io.rysy.samples.ticktobook.net.Publisher} and {@link io.rysy.samples.ticktobook.net.OrderSink} have a
 * thread each and stand in for the exchange; the sockets in the middle belong to actors. Nothing leaves the machine.
 */
package io.rysy.samples.ticktobook.net;
