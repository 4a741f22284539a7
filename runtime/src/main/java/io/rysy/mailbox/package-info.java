/**
 * The queues between a group and those who send to it from outside. One contract, {@link io.rysy.mailbox.Mailbox}, of
 * four kinds.
 *
 * <pre>
 *                       BLOCKING  BATCHED  SHARDED     LOCK_FREE
 *   made of             Lane      Lane     many Lanes  Ring
 *
 *   any thread  --offer, force--&gt;  [ slot | slot | slot ]  --peek, remove--&gt;  the holder of the group's lock
 *                       `-- force, while the ring is full --&gt;  outside: slot -&gt; slot --'
 * </pre>
 *
 * <p>A {@link io.rysy.mailbox.Slot} carries a message in place: target, handler code, message, reply, primitive
 * lanes. Nothing here knows actors or threads of execution; the delivery package calls it.
 */
package io.rysy.mailbox;
