/**
 * What a user of the runtime touches: systems, groups, references, replies, exceptions.
 *
 * <pre>
 *   ActorSystem ── Group (a thread, a mailbox, a lock) ── actors, each behind its generated ActorRef
 * </pre>
 *
 * <p>A message's way: {@code XRef.send} to the group's mailbox, from there in a turn of the group to
 * {@code XCell.dispatch}, a switch on an int, to the actor's method. A synchronous call goes from {@code
 * XRef.fastSend} to the actor's method, under the group's lock, on the caller's thread. The inside is in {@code
 * io.rysy.delivery}; the types that both share, exceptions and recipients, live here.
 */
package io.rysy;
