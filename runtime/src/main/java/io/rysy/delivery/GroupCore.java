package io.rysy.delivery;

import io.rysy.DeadlockException;
import io.rysy.HandlerFailedException;
import io.rysy.SyncExecution;
import io.rysy.annotations.CyclePolicy;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.agrona.concurrent.EpochNanoClock;

/**
 * A group from the inside: its lock ({@link GroupLock}), what is queued for it ({@link GroupQueues}), its members, and
 * the calls that its own thread runs for others. {@link TurnLoop} runs it.
 */
public final class GroupCore extends GroupQueues {

    /** The code of the message that stops an actor: queued behind all that was accepted before. */
    static final int STOP = -1;

    /** The code of a message that is a {@link Runnable} of the runtime's own. */
    static final int RUN = -2;

    private static final VarHandle OWNER_CALLS;

    static {
        try {
            OWNER_CALLS = MethodHandles.lookup().findVarHandle(GroupCore.class, "ownerCalls", OwnerCall.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final int number;

    private final GroupSettings settings;
    private final boolean callersEnter;

    /** Actors to start: never refused, and done before the next message. */
    private final ConcurrentLinkedQueue<Cell> starting = new ConcurrentLinkedQueue<>();

    private final AtomicLong failures = new AtomicLong();
    private final AtomicLong deadLetters = new AtomicLong();

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
        super(settings);
        this.settings = settings;
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

    /** Its number among the open groups. */
    int number() {
        return number;
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
        mailbox().releaseBlocked();
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

    /**
     * Lets the end of an actor go round once more where the mailbox keeps order by sender alone, and gives it before
     * what other senders sent earlier. Each time it is behind one batch of every lane: a ring's, or what waits outside
     * it; and the first time it may change its lane. Holder only.
     *
     * @return false where it is at its place
     */
    boolean postponesStop(final Carrier carrier, final Cell cell) {
        if (!mailbox().asksForSender() || mailbox().isEmpty() || !cell.life.goesRoundAgain()) {
            return false;
        }
        forceToMailbox(carrier, cell.stopRoute, cell, null);
        return true;
    }

    /** Starts what is to be started. Holder only. */
    void runControls(final Carrier carrier) {
        for (Cell cell = starting.poll(); cell != null; cell = starting.poll()) {
            cell.life.start(carrier);
        }
    }

    // ---------------------------------------------------------------- work

    @Override
    boolean hasWork() {
        return mailbox().hasMail() || internalMail != 0 || !starting.isEmpty() || hasOwnerCalls()
            || hooksChanged;
    }

    /** Counts and reports a message that was accepted and cannot be handled. */
    void deadLetter(final Cell target, final String what) {
        deadLetters.incrementAndGet();
        report(new IllegalStateException("dead letter: " + what + " was accepted for actor '" + target.name()
            + "' of group '" + name() + "', which stopped before it could be handled"));
    }

    // ---------------------------------------------------------------- synchronous calls that the group's thread runs

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
