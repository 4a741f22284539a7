/**
 * Makes one stream of packets out of the feeds of a channel that carry the same.
 *
 * <pre>
 *   feed A: 1 2 . 4 5 6 . 8          packets, in order, once: 1 2 3 4 5 6 . 8
 *   feed B: 1 2 3 . 5 6 . 8   --->   gap: 7
 * </pre>
 *
 * <p>The feed arbiter actor of a channel calls this, on the thread of its group.
 */
package io.rysy.samples.ticktobook.feed;
