package io.rysy.delivery;

import io.rysy.OnFull;
import io.rysy.SyncExecution;
import io.rysy.annotations.CyclePolicy;
import io.rysy.mailbox.Mailbox;
import org.agrona.ErrorHandler;
import org.agrona.concurrent.EpochNanoClock;

/**
 * What a group is built from.
 *
 * @param name          the group's name
 * @param mailbox       what is sent from outside
 * @param onFull        what a send does where the mailbox is full
 * @param arrivalOrder  whether internal messages are handled in their place among those from outside, and not before
 * @param cyclePolicy   the policy of actors that have none of their own, resolved
 * @param execution     which thread runs synchronous calls from outside
 * @param sleeps        whether the group's thread sleeps when it is idle, and has to be woken
 * @param errorHandler  who gets failures
 * @param clock         what actors read the time from
 */
public record GroupSettings(
    String name,
    Mailbox mailbox,
    OnFull onFull,
    boolean arrivalOrder,
    CyclePolicy cyclePolicy,
    SyncExecution execution,
    boolean sleeps,
    ErrorHandler errorHandler,
    EpochNanoClock clock) {
}
