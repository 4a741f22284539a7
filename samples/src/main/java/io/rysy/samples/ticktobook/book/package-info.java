/**
 * Keeps the books of a channel's instruments: changes of levels go in, the top of each book and the whole of it come
 * out.
 *
 * <pre>
 *   ChannelBooks --- InstrumentBook --- PriceLadder x 4: bid and offer, outright and implied
 * </pre>
 *
 * <p>A capture may begin in the middle of a session, so a ladder has places that nothing is known of yet: they are
 * empty, and move, go and are cut off as others do. The order book actor of a channel calls this, on the thread of its
 * group.
 */
package io.rysy.samples.ticktobook.book;
