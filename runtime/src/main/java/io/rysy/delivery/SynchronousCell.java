package io.rysy.delivery;

import io.rysy.ActorBusyException;
import io.rysy.ActorStoppedException;
import io.rysy.CyclicInvocationException;
import io.rysy.DeadlockException;
import io.rysy.DeliveryException;
import io.rysy.FailureListener;
import io.rysy.HandlerFailedException;
import io.rysy.annotations.CyclePolicy;
import io.rysy.metrics.ActorCounters;

/**
 * The part of a {@link Cell} that is entered by synchronous callers. A call is {@link #enter}, the handler, {@link
 * #exit}, written out by the generated stub so that the JIT sees one straight path. Any thread, where not said
 * otherwise.
 */
public abstract class SynchronousCell extends MarkedCell {

    /** What the entering methods that do not wait return where the handler cannot be run now. */
    public static final int BUSY = -1;

    /**
     * What the entering methods return where the group's own thread is to run the handler: {@code callOwner} follows.
     */
    public static final int BY_OWNER = -2;

    /**
     * The other results of entering: the group's lock was held before; it was taken; it was, and the carrier has to
     * hear when it is let go; the actor is in the middle of another handler.
     */
    private static final int INSIDE = 0;
    private static final int TOOK_LOCK = 1;
    private static final int TRACKED = 2;
    private static final int REENTERED = 3;

    private final ActorBusyException busy;

    SynchronousCell(final GroupCore group, final String name, final CyclePolicy policy) {
        super(group, name, policy);
        this.busy = new ActorBusyException(name);
    }

    /**
     * Enters the actor where this thread runs its group already and none of its handlers: a few loads and two stores,
     * for the generated stub to try first. {@link #exitInside()} is to follow.
     *
     * @param by      the stub
     * @param handler the code of the handler
     * @return false where it takes more than that: {@link #enter} is to follow
     */
    public final boolean enterInside(final Stub by, final int handler) {
        final long thread = ThreadIds.current();
        if (!by.group.heldBy(thread) || mark != 0L) {
            return false;
        }
        mark = by.carrierInside(thread).nextMark(handler);
        return true;
    }

    /** Leaves the actor that {@link #enterInside} entered. Not counted: see {@link ActorCounters}. */
    public final void exitInside() {
        mark = 0L;
    }

    /**
     * Enters the actor to run a handler on this thread, after {@link #enterInside} could not; sleeps while another
     * thread runs the group.
     *
     * @param by      the stub
     * @param handler the code of the handler
     * @return what {@link #exit} has to be given
     * @throws CyclicInvocationException where the call closes a cycle
     * @throws ActorStoppedException     where the actor is stopped
     */
    public final int enter(final Stub by, final int handler) {
        return enterOutside(by, ThreadIds.current(), handler, GroupLock.SLEEP);
    }

    /**
     * Enters as {@link #enter} does, but spins while another thread runs the group. A virtual thread sleeps after a
     * short burst: it would keep its carrier from whoever it waits for, and yielding gives no guarantee.
     *
     * @param by      the stub
     * @param handler the code of the handler
     * @return what {@link #exit} has to be given
     */
    public final int enterSpin(final Stub by, final int handler) {
        return enter(by, ThreadIds.current(), handler, GroupLock.SPIN);
    }

    /**
     * Enters as {@link #enter} does, but spins for a bounded time before it sleeps.
     *
     * @param by      the stub
     * @param handler the code of the handler
     * @return what {@link #exit} has to be given
     */
    public final int enterAdaptive(final Stub by, final int handler) {
        return enter(by, ThreadIds.current(), handler, GroupLock.ADAPTIVE);
    }

    /**
     * Enters only where that needs no waiting.
     *
     * @param by      the stub
     * @param handler the code of the handler
     * @return what {@link #exit} has to be given
     * @throws ActorBusyException where another thread runs the group, or waits for it
     */
    public final int enterX(final Stub by, final int handler) {
        final int entered = tryEnter(by, handler);
        if (entered == BUSY) {
            throw busy;
        }
        return entered;
    }

    /**
     * Enters only where that needs no waiting.
     *
     * @param by      the stub
     * @param handler the code of the handler
     * @return what {@link #exit} has to be given, or {@link #BUSY}
     */
    public final int tryEnter(final Stub by, final int handler) {
        final int entered = enter(by, ThreadIds.current(), handler, GroupLock.NEVER);
        if (entered == BUSY) {
            BUSY_CALLS.getAndAdd(this, 1L);
        }
        return entered;
    }

    /**
     * Enters only where that needs no waiting, closes no cycle, makes no chain too deep, and overtakes nothing that the
     * same sender has sent to this actor before.
     *
     * @param by      the stub
     * @param handler the code of the handler
     * @return what {@link #exit} has to be given, or {@link #BUSY}
     */
    public final int enterVoid(final Stub by, final int handler) {
        final long thread = ThreadIds.current();
        int entered = BUSY;
        if (life().isRunning() && !group.mayHoldMail(Carrier.of(thread)) && !group.refusesCallers()
            && !(group.heldBy(thread) && mark != 0L && closesCycle(handler, by.policy))) {
            entered = enter(by, thread, handler, GroupLock.QUEUE);
        }
        if (entered < 0) {
            FALLBACKS.getAndAdd(this, 1L);
        }
        return entered;
    }

    /**
     * Leaves the actor after the handler, however it ended.
     *
     * @param entered what entering returned
     */
    public final void exit(final int entered) {
        completions++;
        if (entered == INSIDE) {
            mark = 0L;
        } else if (entered == TOOK_LOCK) {
            mark = 0L;
            group.release();
        } else {
            exitOther(entered);
        }
    }

    /**
     * Takes note of what a handler threw. Called before {@link #exit}.
     *
     * @param handler the code of the handler
     * @param thrown  what it threw
     * @return what the synchronous caller gets
     */
    public final DeliveryException failed(final int handler, final Throwable thrown) {
        if (thrown instanceof DeliveryException) {
            return (DeliveryException) thrown;
        }
        final HandlerFailedException failure = new HandlerFailedException(name, typeOf(handler), thrown);
        group.failed(failure, thrown);
        return failure;
    }

    /**
     * Takes note of what a handler threw that nobody waits for. Called before {@link #exit}.
     *
     * @param handler the code of the handler
     * @param thrown  what it threw
     */
    public final void contain(final int handler, final Throwable thrown) {
        failedTurn(handler, null, thrown);
    }

    final void failedTurn(final int handler, final Object reply, final Throwable thrown) {
        final DeliveryException failure = failed(handler, thrown);
        if (failure == thrown && !(thrown instanceof HandlerFailedException)) {
            group.report(failure);
        }
        if (reply != null) {
            ((FailureListener) reply).failed(failure);
        }
    }

    private int enter(final Stub by, final long thread, final int handler, final int contention) {
        if (by.group.heldBy(thread) && mark == 0L) {
            mark = by.carrierInside(thread).nextMark(handler);
            return INSIDE;
        }
        return enterOutside(by, thread, handler, contention);
    }

    /**
     * The way in from outside the group, kept small so that the JIT puts all of it into the stub: for the thread that
     * had the lock the last time, where nobody waits. It reads all it needs before it takes the lock, and then looks
     * whether that still holds, for which it is enough that nobody else came in or stood in line between.
     */
    private int enterOutside(final Stub by, final long thread, final int handler, final int contention) {
        final GroupCore to = by.group;
        final Carrier carrier = by.carrier;
        if (carrier.idWhileShallow == thread && mark == 0L && to.tryAcquireUnhindered(thread)) {
            if (to.unhindered == carrier) {
                mark = carrier.nextMark(handler);
                return TOOK_LOCK;
            }
            to.release();
        }
        return enterAnyhow(Carrier.of(thread), by, handler, contention);
    }

    private int enterAnyhow(final Carrier carrier, final Stub by, final int handler, final int contention) {
        return group.tryAcquire(carrier.id) ? enterTaken(carrier, by, handler, contention)
            : enterSlowly(carrier, by, handler, contention);
    }

    private int enterSlowly(final Carrier carrier, final Stub by, final int handler, final int contention) {
        if (group.heldBy(carrier.id)) {
            return enterHeld(carrier, by, handler, contention);
        }
        if (!group.callersEnter()) {
            return enterByOwner(contention);
        }
        if (contention >= GroupLock.NEVER) {
            return BUSY;
        }
        acquire(carrier, contention);
        return enterTaken(carrier, by, handler, contention);
    }

    private int enterByOwner(final int contention) {
        if (group.refusesCallers()) {
            throw new IllegalStateException("group '" + group.name() + "' takes no synchronous calls from outside "
                + "(SyncExecution.NONE): send to actor '" + name + "' instead");
        }
        return contention >= GroupLock.NEVER && group.isHeld() ? BUSY : BY_OWNER;
    }

    /**
     * Has the group's own thread run a handler, and waits for it.
     *
     * @param handler the code of the handler
     * @param message the message, not null
     * @return what the handler replied
     */
    public final OwnerCall callOwner(final int handler, final Object message) {
        return callOwner(handler, message, null);
    }

    /**
     * Has the group's own thread run a handler that fills an object of the caller, and waits for it.
     *
     * @param handler the code of the handler
     * @param message the message, not null
     * @param into    the object to fill
     * @return what the handler replied
     */
    public final OwnerCall callOwner(final int handler, final Object message, final Object into) {
        if (message == null) {
            throw nullMessage();
        }
        final Carrier carrier = Carrier.current();
        final OwnerCall call = carrier.ownerCall();
        call.open((Cell) this, handler, message, into);
        group.callOwner(carrier, call);
        return call;
    }

    /**
     * Has the group's own thread run a handler of primitives, and waits for it.
     *
     * @param handler the code of the handler
     * @param into    the object to fill, or null
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     * @return what the handler replied
     */
    public final OwnerCall callOwnerLanes(final int handler, final Object into, final long lane0,
        final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        final Carrier carrier = Carrier.current();
        final OwnerCall call = carrier.ownerCall();
        call.open((Cell) this, handler | Cell.LANES, null, into);
        call.lane0 = lane0;
        call.lane1 = lane1;
        call.lane2 = lane2;
        call.lane3 = lane3;
        call.lane4 = lane4;
        call.lane5 = lane5;
        group.callOwner(carrier, call);
        return call;
    }

    /** Takes note that a call was refused, for it would have waited for itself. */
    final void countDeadlock() {
        DEADLOCKS.getAndAdd(this, 1L);
    }

    private void acquire(final Carrier carrier, final int contention) {
        try {
            group.acquire(carrier, contention);
        } catch (final DeadlockException e) {
            countDeadlock();
            throw e;
        }
    }

    /**
     * The lock was taken, after a wait, or by another thread than the last time, or the actor is not running, or the
     * chain may be too deep: starts the actor, or says why not.
     */
    private int enterTaken(final Carrier carrier, final Stub by, final int handler, final int contention) {
        boolean tracked = false;
        boolean entered = false;
        try {
            by.remember(carrier);
            tracked = group.comeIn(carrier);
            if (carrier.isAsDeepAs(Carrier.MAX_DEPTH + 1)) {
                return tooDeep(carrier, handler, contention);
            }
            if (mark == NOT_RUNNING) {
                startNow(carrier);
            }
            begin(handler);
            entered = true;
            return tracked ? TRACKED : TOOK_LOCK;
        } finally {
            if (!entered) {
                group.leave(tracked);
            }
        }
    }

    /** The thread holds the lock already, but the actor is not ready for the call. */
    private int enterHeld(final Carrier carrier, final Stub by, final int handler, final int contention) {
        if (mark == NOT_RUNNING) {
            startNow(carrier);
        }
        if (mark == 0L) {
            begin(handler);
            return INSIDE;
        }
        if (closesCycle(handler, by.policy)) {
            throw cycle(carrier, handler, "Make one of these calls asynchronous (send, or fastSendVoid), or allow "
                + "the actor to be re-entered through another handler: @Actor(cycles = CyclePolicy.PERMISSIVE).");
        }
        if (carrier.isAsDeepAs(Carrier.MAX_DEPTH)) {
            return tooDeep(carrier, handler, contention);
        }
        beginNested(handler);
        carrier.enterAgain();
        return REENTERED;
    }

    private void exitOther(final int entered) {
        if (entered == REENTERED) {
            group.carrier.leaveAgain();
            finishNested();
        } else {
            finish();
            group.leave(entered == TRACKED);
        }
    }

    private int tooDeep(final Carrier carrier, final int handler, final int contention) {
        if (contention == GroupLock.QUEUE) {
            return BUSY;
        }
        throw cycle(carrier, handler,
            "The chain is " + Carrier.MAX_DEPTH + " locks and re-entries deep, which is the limit.");
    }

    private CyclicInvocationException cycle(final Carrier carrier, final int handler, final String remedy) {
        cycles++;
        return new CyclicInvocationException(name, messageType(handler), Chains.describe(carrier), remedy);
    }

    private void startNow(final Carrier carrier) {
        group.runControls(carrier);
        if (mark == NOT_RUNNING) {
            throw life().notRunning();
        }
    }

    final NullPointerException nullMessage() {
        return new NullPointerException("the message to actor '" + name + "' is null");
    }

    /** Counts a reply that nobody wants. */
    protected final void dropReply() {
        group.dropReply();
    }

    /**
     * Reports to the system's error handler.
     *
     * @param failure what happened
     */
    protected final void report(final Throwable failure) {
        group.report(failure);
    }

    /** The actor's life cycle: every cell is a {@link Cell}. */
    private LifeCycle life() {
        return ((Cell) this).life;
    }
}
