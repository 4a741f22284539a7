/**
 * Decodes MDP 3.0 packets: bytes go in, entries come out as calls of a
 * {@link io.rysy.samples.ticktobook.mdp.MarketDataListener}.
 *
 * <pre>
 *   packet header (sequence, sending time) | message | message | ...
 *   message:  size | header (block length, template, schema, version) | root block | group | group
 *   group:    block length, count | entry | entry | ...
 * </pre>
 *
 * <p>Nothing is read before it is known to be there: sizes, block lengths and counts come from the wire and are checked
 * against the packet's end; a message that does not hold together is counted as an error and left out whole. The
 * codecs in {@code mdp.codec} are generated from {@code src/main/sbe/market-data.xml}. The decoder allocates nothing
 * once it exists. The market data decoder actor calls this, on the thread of its group.
 */
package io.rysy.samples.ticktobook.mdp;
