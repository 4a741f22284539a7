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
 * <p>A slot carries a message in place, see {@link io.rysy.mailbox.Slots}: its {@link io.rysy.mailbox.Address}, which
 * stands for the receiver and its handler, the message, the recipient of the reply, primitive lanes. Nothing here
 * knows actors or threads of execution; the delivery package calls it.
 */
package io.rysy.mailbox;
