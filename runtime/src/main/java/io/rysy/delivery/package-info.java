/**
 * The inside of a group: its lock, its queue of internal messages, its duty cycle, and the chain of synchronous
 * calls.
 *
 * <pre>
 *   Cell (one an actor) ── GroupCore ── Members
 *                              │  is a GroupQueues ── Mailbox, InternalQueue; and that a GroupLock
 *                              │ run by
 *                          TurnLoop ── GroupThread (Agrona's AgentRunner), or the caller
 * </pre>
 *
 * <p>Called by the face in {@code io.rysy} and by generated code. A {@link io.rysy.delivery.Carrier} belongs to one
 * thread; all else belongs to whoever holds the group's lock, but for what says otherwise.
 */
package io.rysy.delivery;
