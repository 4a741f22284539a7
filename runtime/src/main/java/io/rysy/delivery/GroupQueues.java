package io.rysy.delivery;

import io.rysy.OnFull;
import io.rysy.mailbox.Mailbox;
import io.rysy.mailbox.Slots;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * What is queued for a group, and which way it goes there: what members send by the internal queue, all else by the
 * mailbox; what is done where that is full; and the sleep of the group's thread, which who sends ends.
 */
public abstract class GroupQueues extends GroupLock {

    private static final int INTERNAL_BOUND = 1 << 20;

    /** How often a sender that waits for room looks again whether it waits in a circle. */
    private static final long ROOM_CHECK_NANOS = 50_000_000L;

    private static final VarHandle SLEEPER;

    static {
        try {
            SLEEPER = MethodHandles.lookup().findVarHandle(GroupQueues.class, "sleeper", Thread.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** What members send; in order of arrival only while the mailbox is empty. */
    private final InternalQueue internal = new InternalQueue(INTERNAL_BOUND);

    /** What all others send. */
    private final Mailbox mailbox;

    private final boolean arrivalOrder;
    private final boolean asksForSender;
    private final boolean sleeps;
    private final OnFull onFull;

    private final AtomicLong spills = new AtomicLong();

    /** The group's thread while it sleeps, or is about to. */
    private volatile Thread sleeper;

    GroupQueues(final GroupSettings settings) {
        mailbox = settings.mailbox();
        asksForSender = mailbox.asksForSender();
        arrivalOrder = settings.arrivalOrder();
        sleeps = settings.sleeps();
        onFull = settings.onFull();
    }

    /** Whether there is something to do for the group's thread. Any thread. */
    abstract boolean hasWork();

    /**
     * How many messages wait to be handled. Any thread; a snapshot.
     *
     * @return those in the mailbox and the internal ones
     */
    public final int queued() {
        return mailbox.size() + Math.max(0, internal.size());
    }

    /**
     * How many messages were taken over the capacity of the mailbox. Any thread.
     *
     * @return the number since the group was made
     */
    public final long spills() {
        return spills.get();
    }

    final Mailbox mailbox() {
        return mailbox;
    }

    final InternalQueue internal() {
        return internal;
    }

    /** Whether all messages, those between members too, are handled in the order in which they came. */
    final boolean inOrderOfArrival() {
        return arrivalOrder;
    }

    // ---------------------------------------------------------------- queuing

    /** Queues a message; false where there is no room. Any thread. */
    final boolean enqueue(
        final Carrier carrier, final Cell target, final int code, final Object message, final Object reply) {
        if (carrier.internal == internal && carrier.isInRoundOnly()) {
            return internal.add(target, code, message, reply);
        }
        return enqueueElsewhere(carrier, target, code, message, reply);
    }

    /** From where it takes a closer look which way the message goes: see {@link #isInside}. */
    private boolean enqueueElsewhere(
        final Carrier carrier, final Cell target, final int code, final Object message, final Object reply) {
        if (arrivalOrder && isFullForHolder(carrier)) {
            return false;
        }
        if (isInside(carrier)) {
            if (addInside(carrier, target, code, message, reply)) {
                return true;
            }
            if (!arrivalOrder) {
                return false;
            }
        }
        prepareSignal();
        if (!mailbox.offer(senderKey(carrier), target.routeTo(code, reply != null), message, reply)) {
            return false;
        }
        if (carrier.round != this) {
            try {
                signal();
            } catch (final StackOverflowError e) {
                // Accepted all the same: see there.
            }
        }
        return true;
    }

    private boolean addInside(
        final Carrier carrier, final Cell target, final int code, final Object message, final Object reply) {
        final boolean unknown = isUnknownToTheLoop(carrier);
        if (!internal.add(target, code, message, reply)) {
            return false;
        }
        if (unknown) {
            tellTheLoop();
        }
        return true;
    }

    private boolean addLanesInside(final Carrier carrier, final Cell target, final int code, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        final boolean unknown = isUnknownToTheLoop(carrier);
        if (!internal.addLanes(target, code, reply, lane0, lane1, lane2, lane3, lane4, lane5)) {
            return false;
        }
        if (unknown) {
            tellTheLoop();
        }
        return true;
    }

    /**
     * Whether the loop has to hear of what is to be queued inside: not in a round of its own, where it will find it,
     * and not if it was told of something before. Throws where there is too little stack to tell it: what is queued
     * must not look as if it were not, and nobody else would tell.
     */
    private boolean isUnknownToTheLoop(final Carrier by) {
        if (by.round == this || internalMail != 0) {
            return false;
        }
        if (sleeps) {
            probeStack();
        }
        return true;
    }

    private void tellTheLoop() {
        internalMail = 1;
        if (sleeps) {
            VarHandle.fullFence();
            wakeRunner();
        }
    }

    /** Has others see whether the round leaves internal messages. Holder only. */
    final void showInternalMail() {
        final int mail = internal.isEmpty() ? 0 : 1;
        if (internalMail != mail) {
            internalMail = mail;
        }
    }

    /** Queues a message that found no room, as the group's policy says; false where it is rejected. Any thread. */
    final boolean enqueueFull(
        final Carrier carrier, final Cell target, final int code, final Object message, final Object reply) {
        if (onFull.spills() && (arrivalOrder || !isInside(carrier))) {
            forceToMailbox(carrier, target.routeTo(code, reply != null), message, reply);
            spills.incrementAndGet();
            return true;
        }
        final long deadline = System.nanoTime() + onFull.blockNanos();
        while (awaitRoom(carrier, deadline)) {
            if (enqueue(carrier, target, code, message, reply)) {
                return true;
            }
        }
        return false;
    }

    /** The same for a message of primitives. */
    final boolean enqueueLanesFull(final Carrier carrier, final Cell target, final int code, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        if (onFull.spills() && (arrivalOrder || !isInside(carrier))) {
            forceLanesToMailbox(carrier, target.routeOfLanesTo(code, reply != null), reply,
                lane0, lane1, lane2, lane3, lane4, lane5);
            spills.incrementAndGet();
            return true;
        }
        final long deadline = System.nanoTime() + onFull.blockNanos();
        while (awaitRoom(carrier, deadline)) {
            if (enqueueLanes(carrier, target, code, reply, lane0, lane1, lane2, lane3, lane4, lane5)) {
                return true;
            }
        }
        return false;
    }

    /** Waits for room in the mailbox, where the policy says so; a member does not wait for its own group. */
    private boolean awaitRoom(final Carrier carrier, final long deadline) {
        if (onFull.blockNanos() == 0L || heldBy(carrier.id)) {
            return false;
        }
        if (!carrier.isInside()) {
            return mailbox.awaitRoom(deadline);
        }
        WaitForGraph.add(carrier, (GroupCore) this, WaitForGraph.ROOM);
        try {
            return awaitRoomAndCheck(carrier, deadline);
        } finally {
            WaitForGraph.remove(carrier);
        }
    }

    /** Waits in slices: room that was there when a circle closed, and went to another sender, no one else looks for. */
    private boolean awaitRoomAndCheck(final Carrier carrier, final long deadline) {
        for (long left = deadline - System.nanoTime(); left > ROOM_CHECK_NANOS; left = deadline - System.nanoTime()) {
            if (mailbox.awaitRoom(deadline - left + ROOM_CHECK_NANOS)) {
                return true;
            }
            if (mailbox.isReleased() || Thread.currentThread().isInterrupted()) {
                return false;
            }
            WaitForGraph.check(carrier);
        }
        return mailbox.awaitRoom(deadline);
    }

    /** Queues a message of primitives; false where there is no room. Any thread. */
    final boolean enqueueLanes(final Carrier carrier, final Cell target, final int code, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        if (arrivalOrder && isFullForHolder(carrier)) {
            return false;
        }
        if (isInside(carrier)) {
            if (addLanesInside(carrier, target, code, reply, lane0, lane1, lane2, lane3, lane4, lane5)) {
                return true;
            }
            if (!arrivalOrder) {
                return false;
            }
        }
        prepareSignal();
        if (!mailbox.offerLanes(senderKey(carrier), target.routeOfLanesTo(code, reply != null), reply,
            lane0, lane1, lane2, lane3, lane4, lane5)) {
            return false;
        }
        if (carrier.round != this) {
            try {
                signal();
            } catch (final StackOverflowError e) {
                // Accepted all the same: see there.
            }
        }
        return true;
    }

    /** Queues a message whether there is room or not. Any thread. */
    final void force(final Carrier carrier, final Route route, final Object message) {
        if (!isInside(carrier) || !addInside(carrier, route.cell, route.code, message, null)) {
            forceToMailbox(carrier, route, message, null);
        }
    }

    /** Queues a message behind what the mailbox holds, whoever sends it. Any thread. */
    final void forceToMailbox(final Carrier carrier, final Route route, final Object message, final Object reply) {
        prepareSignal();
        mailbox.force(senderKey(carrier), route, message, reply);
        try {
            signal();
        } catch (final StackOverflowError e) {
            // Accepted all the same: see there.
        }
    }

    /** Queues a message of one primitive whether there is room or not. Any thread. */
    final void forceLanes(final Carrier carrier, final Route route, final long lane) {
        if (!isInside(carrier)
            || !addLanesInside(carrier, route.cell, route.code, null, lane, 0L, 0L, 0L, 0L, 0L)) {
            forceLanesToMailbox(carrier, route, null, lane, 0L, 0L, 0L, 0L, 0L);
        }
    }

    private void forceLanesToMailbox(final Carrier carrier, final Route route, final Object reply, final long lane0,
        final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        prepareSignal();
        mailbox.forceLanes(senderKey(carrier), route, reply, lane0, lane1, lane2, lane3, lane4, lane5);
        try {
            signal();
        } catch (final StackOverflowError e) {
            // Accepted all the same: see there.
        }
    }

    /** Whether something may be queued that this sender sent before. */
    final boolean mayHoldMail(final Carrier carrier) {
        return !mailbox.isEmpty() || isMember(carrier) && !internal.isEmpty();
    }

    /** Takes all that is queued as dead. Holder only, when no member runs any more. */
    final void discardAll() {
        while (!internal.isEmpty()) {
            final Slot slot = internal.peek();
            dead(slot.target, slot.code, slot.message, slot.reply);
            slot.clear();
            internal.remove();
        }
        showInternalMail();
        while (!mailbox.isEmpty()) {
            final int slot = mailbox.peek();
            if (slot == Slots.NONE) {
                // Claimed by a producer that has not published it yet: it is about to.
                Thread.yield();
            } else {
                final Slots slots = mailbox.slots();
                final Route route = (Route) slots.address(slot);
                dead(route.cell, route.code, route.hasLanes ? null : slots.message(slot),
                    route.hasReply ? slots.reply(slot) : null);
                mailbox.remove(route);
            }
        }
    }

    private static void dead(final Cell target, final int code, final Object message, final Object reply) {
        if (code != GroupCore.STOP) {
            target.dead(code, message, reply);
        }
    }

    // ---------------------------------------------------------------- which way a message goes

    /**
     * Whether what is sent goes by the internal queue: if a member sends it. In order of arrival the mailbox has to be
     * empty, too: so all that is inside comes before all that is in the mailbox.
     */
    private boolean isInside(final Carrier sender) {
        return isMember(sender) && (!arrivalOrder || mailbox.isEmpty());
    }

    /**
     * Whether the sender is a member of this group, not of one that its chain came to from here: such a one sends
     * through the mailbox, where what it sent before may be.
     */
    private boolean isMember(final Carrier sender) {
        if (sender.isInRoundOnly()) {
            return sender.round == this && !isPolled(sender);
        }
        return heldBy(sender.id) && (sender.round != this || !isPolled(sender)) && sender.isInnermost(this);
    }

    /** Whether a poll sends, in a round of this group, whose members else have a queue of their own. */
    private boolean isPolled(final Carrier inRound) {
        return !arrivalOrder && inRound.internal == null;
    }

    /** Whether the sender holds the group, and what is queued inside leaves no room in the mailbox. */
    private boolean isFullForHolder(final Carrier sender) {
        return heldBy(sender.id) && !internal.isEmpty() && internal.size() + mailbox.size() >= mailbox.capacity();
    }

    /** Who sends: the innermost group on this thread, or the thread itself; 0 where the mailbox does not ask. */
    private long senderKey(final Carrier sender) {
        return asksForSender ? keyOf(sender) : 0L;
    }

    private static long keyOf(final Carrier sender) {
        final GroupCore innermost = sender.isInRoundOnly() ? sender.round : sender.innermost();
        return innermost != null ? -innermost.number() : sender.id;
    }

    // ---------------------------------------------------------------- sleeping and waking

    final void wakeRunner() {
        final Thread thread = sleeper;
        if (thread != null && SLEEPER.compareAndSet(this, thread, null)) {
            LockSupport.unpark(thread);
        }
    }

    /** Throws where there is too little stack to wake the group's thread, which sleeps: before anything is queued. */
    private void prepareSignal() {
        if (sleeps && mailbox.isConsumerAsleep()) {
            probeStack();
        }
    }

    /**
     * Wakes the group's thread, if it sleeps, for what is queued now. Where there is too little stack all the same, who
     * calls does not fail, for the message is accepted: the next sender finds the thread asleep still, and wakes it.
     */
    private void signal() {
        if (sleeps && mailbox.wantsSignal()) {
            wakeRunner();
        }
    }

    /** Sleeps until there is work, the time is over, or the thread is interrupted. The group's thread only. */
    final void sleep(final long nanos) {
        SLEEPER.setVolatile(this, Thread.currentThread());
        VarHandle.fullFence();
        if (mailbox.beforeSleep()) {
            if (!hasWork()) {
                LockSupport.parkNanos(this, nanos);
            }
            mailbox.afterSleep();
        }
        SLEEPER.setVolatile(this, null);
    }
}
