package io.rysy.delivery;

import io.rysy.DeadlockException;
import io.rysy.HandlerFailedException;
import io.rysy.OnFull;
import io.rysy.SyncExecution;
import io.rysy.annotations.CyclePolicy;
import io.rysy.mailbox.Mailbox;
import io.rysy.mailbox.Slots;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.agrona.concurrent.EpochNanoClock;

/**
 * A group from the inside: its lock, what is queued for it, and its members. {@link TurnLoop} runs it.
 */
public final class GroupCore extends GroupLock {

    /** The code of the message that stops an actor: queued behind all that was accepted before. */
    static final int STOP = -1;

    /** The code of a message that is a {@link Runnable} of the runtime's own. */
    static final int RUN = -2;

    private static final int INTERNAL_BOUND = 1 << 20;

    /** How often a sender that waits for room looks again whether it waits in a circle. */
    private static final long ROOM_CHECK_NANOS = 50_000_000L;

    private static final VarHandle SLEEPER;
    private static final VarHandle OWNER_CALLS;

    static {
        try {
            final MethodHandles.Lookup lookup = MethodHandles.lookup();
            SLEEPER = lookup.findVarHandle(GroupCore.class, "sleeper", Thread.class);
            OWNER_CALLS = lookup.findVarHandle(GroupCore.class, "ownerCalls", OwnerCall.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final int number;

    private final GroupSettings settings;
    private final Mailbox mailbox;
    private final boolean arrivalOrder;
    private final boolean asksForSender;
    private final boolean sleeps;
    private final boolean callersEnter;
    private final OnFull onFull;
    private final InternalQueue internal = new InternalQueue(INTERNAL_BOUND);

    /** Actors to start: never refused, and done before the next message. */
    private final ConcurrentLinkedQueue<Cell> starting = new ConcurrentLinkedQueue<>();

    private final AtomicLong failures = new AtomicLong();
    private final AtomicLong deadLetters = new AtomicLong();
    private final AtomicLong spills = new AtomicLong();

    private long droppedReplies;

    /**
     * Whether an actor started or stopped, and with it its hooks. Only the holder writes it; for others it is a hint.
     */
    private volatile boolean hooksChanged;

    private final Members members = new Members();

    /** Calls that the group's thread is to run, the last one first. Any thread. */
    private volatile OwnerCall ownerCalls;

    /** Those that were taken, the first one first. Holder only. */
    private OwnerCall ownerCallsInOrder;

    /** The group's thread while it sleeps, or is about to. */
    private volatile Thread sleeper;

    /** Whether the members were told to stop. */
    private volatile boolean closing;

    /** What made the group stop for good, or null. */
    private volatile Throwable fatal;

    /**
     * Makes an empty group.
     *
     * @param settings what it is built from
     */
    public GroupCore(final GroupSettings settings) {
        this.settings = settings;
        this.mailbox = settings.mailbox();
        this.asksForSender = mailbox.asksForSender();
        this.arrivalOrder = settings.arrivalOrder();
        this.sleeps = settings.sleeps();
        this.onFull = settings.onFull();
        this.callersEnter = settings.execution() == SyncExecution.CALLER;
        this.number = Groups.register(this);
        if (!callersEnter) {
            closeToCallers();
        }
    }

    /**
     * The group's name.
     *
     * @return the name it was built with
     */
    public String name() {
        return settings.name();
    }

    /**
     * The clock of the system.
     *
     * @return nanoseconds since the epoch
     */
    public EpochNanoClock clock() {
        return settings.clock();
    }

    /**
     * How many messages wait to be handled. Any thread; a snapshot.
     *
     * @return those in the mailbox and the internal ones
     */
    public int queued() {
        return mailbox.size() + Math.max(0, internal.size());
    }

    /**
     * How many threads wait for the group at this moment. Any thread; a snapshot.
     *
     * @return synchronous callers in line, and the group's own thread where it stands behind one
     */
    public int waiters() {
        return lineLength();
    }

    /**
     * How many messages were accepted but could not be handled. Any thread.
     *
     * @return the number since the group was made
     */
    public long deadLetters() {
        return deadLetters.get();
    }

    /**
     * How many messages were taken over the capacity of the mailbox. Any thread.
     *
     * @return the number since the group was made
     */
    public long spills() {
        return spills.get();
    }

    /**
     * How many handlers and hooks have thrown. Any thread.
     *
     * @return the number since the group was made
     */
    public long failures() {
        return failures.get();
    }

    CyclePolicy cyclePolicy() {
        return settings.cyclePolicy();
    }

    Mailbox mailbox() {
        return mailbox;
    }

    InternalQueue internal() {
        return internal;
    }

    // ---------------------------------------------------------------- who is inside: holder only

    /** The mark of a handler that is entered now. */
    long nextMark(final int handler) {
        return carrier.nextMark(handler);
    }

    /**
     * The thread of a carrier has taken the lock.
     *
     * @return true where {@link #leave} has to tell the carrier
     */
    boolean comeIn(final Carrier by) {
        if (carrier != by || bit == 0L) {
            handTo(by, by.bitFor(number));
        }
        if (bit == 0L) {
            by.enterTracked(number);
            return true;
        }
        if (unhindered != by) {
            unhinder(by);
        }
        by.enter(bit);
        return false;
    }

    private void handTo(final Carrier by, final long itsBit) {
        by.goBeyond(carrier);
        hinder(carrier);
        carrier = by;
        bit = itsBit;
    }

    /** Lets the lock go that was taken before {@link #comeIn}, which returned what is given. */
    void leave(final boolean tracked) {
        if (tracked) {
            carrier.leaveTracked();
        }
        release();
    }

    /**
     * Between two turns of the runner: lets the first caller in line go before. A runner that holds other groups keeps
     * the lock: it could not wait for it again without the danger of a deadlock.
     */
    void letCallersIn(final Carrier by) {
        if (by.isInsideAnother(this)) {
            return;
        }
        yieldToWaiters(by);
        if (carrier != by) {
            handTo(by, by.knownBit(number));
        }
        by.enter(bit);
    }

    // ---------------------------------------------------------------- members

    /** The actors that live here and have not stopped yet. */
    Members members() {
        return members;
    }

    /** Stops all members, the last one declared first. Any thread; a second call does nothing more. */
    public void stopMembers() {
        closing = true;
        mailbox.releaseBlocked();
        members.stop();
    }

    /** Whether the group was told to stop, and all its members have. Any thread. */
    boolean isAtEnd() {
        return closing && members.haveStopped();
    }

    /** Gives up on a group that did not come to its end in time: says what is left. Any thread. */
    void abandon() {
        report(new IllegalStateException("group '" + name() + "' did not stop in time: " + queued()
            + " messages are left, and these actors run on: " + members));
    }

    /** Ends a group whose members have stopped: what came in at the last moment is dead. */
    public void close() {
        final Carrier carrier = Carrier.current();
        if (isAtEnd() && tryAcquire(carrier.id)) {
            final boolean tracked = comeIn(carrier);
            discardAll();
            leave(tracked);
        }
        Groups.remove(number);
    }

    /** Takes note that an actor started or stopped. Holder only. */
    void changeHooks() {
        hooksChanged = true;
    }

    /** Whether an actor started or stopped since the last call. Holder only. */
    boolean hooksChanged() {
        final boolean changed = hooksChanged;
        if (changed) {
            // Not in each round: a volatile store costs a fence.
            hooksChanged = false;
        }
        return changed;
    }

    /** Takes note that an actor is to be started. Any thread. */
    void startSoon(final Cell cell) {
        starting.add(cell);
        VarHandle.fullFence();
        wakeRunner();
    }

    /** Queues the end of an actor behind what was accepted before. Any thread. */
    void stopInOrder(final Cell cell) {
        force(Carrier.current(), cell.stopRoute, cell);
    }

    /** Starts what is to be started. Holder only. */
    void runControls(final Carrier carrier) {
        for (Cell cell = starting.poll(); cell != null; cell = starting.poll()) {
            cell.life.start(carrier);
        }
    }

    // ---------------------------------------------------------------- queues

    /** Queues a message; false where there is no room. Any thread. */
    boolean enqueue(
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
    void showInternalMail() {
        final int mail = internal.isEmpty() ? 0 : 1;
        if (internalMail != mail) {
            internalMail = mail;
        }
    }

    /** Queues a message that found no room, as the group's policy says; false where it is rejected. Any thread. */
    boolean enqueueFull(
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
    boolean enqueueLanesFull(final Carrier carrier, final Cell target, final int code, final Object reply,
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
        WaitForGraph.add(carrier, this, WaitForGraph.ROOM);
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
    boolean enqueueLanes(final Carrier carrier, final Cell target, final int code, final Object reply,
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
    void force(final Carrier carrier, final Route route, final Object message) {
        if (!isInside(carrier) || !addInside(carrier, route.cell, route.code, message, null)) {
            forceToMailbox(carrier, route, message, null);
        }
    }

    private void forceToMailbox(final Carrier carrier, final Route route, final Object message, final Object reply) {
        prepareSignal();
        mailbox.force(senderKey(carrier), route, message, reply);
        try {
            signal();
        } catch (final StackOverflowError e) {
            // Accepted all the same: see there.
        }
    }

    /** Queues a message of one primitive whether there is room or not. Any thread. */
    void forceLanes(final Carrier carrier, final Route route, final long lane) {
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
    boolean mayHoldMail(final Carrier carrier) {
        return !mailbox.isEmpty() || isMember(carrier) && !internal.isEmpty();
    }

    boolean hasWork() {
        return mailbox.hasMail() || internalMail != 0 || !starting.isEmpty() || hasOwnerCalls()
            || hooksChanged;
    }

    /** Counts and reports a message that was accepted and cannot be handled. */
    void deadLetter(final Cell target, final String what) {
        deadLetters.incrementAndGet();
        report(new IllegalStateException("dead letter: " + what + " was accepted for actor '" + target.name()
            + "' of group '" + name() + "', which stopped before it could be handled"));
    }

    /** Takes all that is queued as dead. Holder only, when no member runs any more. */
    void discardAll() {
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
        if (code != STOP) {
            target.dead(code, message, reply);
        }
    }

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
        return innermost != null ? -innermost.number : sender.id;
    }

    // ---------------------------------------------------------------- synchronous calls that the group's thread runs

    /** Whether all messages, those between members too, are handled in the order in which they came. */
    boolean inOrderOfArrival() {
        return arrivalOrder;
    }

    /** Whether callers from outside run handlers themselves. */
    boolean callersEnter() {
        return callersEnter;
    }

    /** Whether callers from outside are refused. */
    boolean refusesCallers() {
        return settings.execution() == SyncExecution.NONE;
    }

    /** Whether the group is in a round of its loop at this moment, or has a caller waiting. A hint. */
    boolean isHeld() {
        return owner() != 0L || ownerCalls != null;
    }

    /** Has the group's thread run a call, and waits until it has. */
    void callOwner(final Carrier carrier, final OwnerCall call) {
        probeStack();
        if (!carrier.isInside()) {
            queueAndAwait(call);
            return;
        }
        // Before the call is queued: once the group's thread runs it, this thread can not take it back.
        try {
            WaitForGraph.add(carrier, this, WaitForGraph.CALL);
        } catch (final DeadlockException e) {
            call.target.countDeadlock();
            throw e;
        }
        try {
            queueAndAwait(call);
        } finally {
            WaitForGraph.remove(carrier);
        }
    }

    private void queueAndAwait(final OwnerCall call) {
        OwnerCall top;
        do {
            top = ownerCalls;
            call.next = top;
        } while (!OWNER_CALLS.compareAndSet(this, top, call));
        VarHandle.fullFence();
        wakeRunner();
        call.await();
    }

    /**
     * Whether callers wait for the group's own thread to run their calls. Any thread; a snapshot.
     *
     * @return true where there is one
     */
    public boolean hasCallers() {
        return ownerCalls != null;
    }

    boolean hasOwnerCalls() {
        return ownerCalls != null || ownerCallsInOrder != null;
    }

    /** The call that came first, or null. Holder only. */
    OwnerCall nextOwnerCall() {
        if (ownerCallsInOrder == null) {
            OwnerCall call = (OwnerCall) OWNER_CALLS.getAndSet(this, null);
            while (call != null) {
                final OwnerCall before = call.next;
                call.next = ownerCallsInOrder;
                ownerCallsInOrder = call;
                call = before;
            }
        }
        final OwnerCall first = ownerCallsInOrder;
        if (first != null) {
            ownerCallsInOrder = first.next;
            first.next = null;
        }
        return first;
    }

    // ---------------------------------------------------------------- sleeping and waking

    void wakeRunner() {
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
    void sleep(final long nanos) {
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

    /**
     * How many replies were given that nobody wanted. Any thread.
     *
     * @return the number since the group was made
     */
    public long droppedReplies() {
        return droppedReplies;
    }

    /** Counts a reply that nobody wants. Holder only, but for deferred replies, which may be lost to the count. */
    void dropReply() {
        droppedReplies++;
    }

    // ---------------------------------------------------------------- failures

    void failed(final HandlerFailedException failure, final Throwable thrown) {
        failures.incrementAndGet();
        report(failure);
        if (thrown instanceof VirtualMachineError && !(thrown instanceof StackOverflowError)) {
            fatal = thrown;
        }
    }

    void report(final Throwable throwable) {
        try {
            settings.errorHandler().onError(throwable);
        } catch (final Throwable ofHandler) {
            ofHandler.addSuppressed(throwable);
            ofHandler.printStackTrace();
        }
    }

    /** What made the group stop for good, or null. */
    Throwable fatal() {
        return fatal;
    }

    /** For whoever looks at a parked thread. */
    @Override
    public String toString() {
        return "group '" + name() + "', held by thread " + owner();
    }
}
