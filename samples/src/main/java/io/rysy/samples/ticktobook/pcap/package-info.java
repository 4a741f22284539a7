/**
 * Reads capture files: a file goes in, the UDP datagrams in it come out.
 *
 * <pre>
 *   Captures.open(path) --> PcapReader   --> Frame --> UdpFrame: port and payload
 *                       \-> PcapngReader -/
 * </pre>
 *
 * <p>A file is told by its first bytes, never by its name. Both byte orders, microsecond and nanosecond clocks, VLAN
 * tags, several interfaces and trailers behind the payload are read; what is no UDP is stepped over. A file that cannot
 * be read to its end throws {@link io.rysy.samples.ticktobook.pcap.UnreadableCaptureException} with one line that says
 * why. The publisher calls this, from one thread at a time.
 */
package io.rysy.samples.ticktobook.pcap;
