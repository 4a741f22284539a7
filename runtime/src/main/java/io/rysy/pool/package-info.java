/**
 * Pools of messages: what a hot path sends is made once and used again and again.
 *
 * <pre>
 *   producer's magazine --acquire--&gt; message --send, handler--&gt; release --&gt; consumer's magazine
 *          ^                                                                     |
 *          └──────────────  depot: full and empty magazines  &lt;─────────────────┘
 * </pre>
 *
 * <p>For each class {@code M} with {@code @Message(pool = n)} the processor generates {@code MPool}, which extends
 * {@link io.rysy.pool.MessagePool}. Any thread may acquire and release; who owns a message when is told there.
 */
package io.rysy.pool;
