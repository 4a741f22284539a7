package io.rysy.delivery;

import io.rysy.ActorBusyException;
import io.rysy.ActorStoppedException;
import io.rysy.CyclicInvocationException;
import io.rysy.DeadlockException;
import io.rysy.DeliveryException;
import io.rysy.FailureListener;
import io.rysy.HandlerFailedException;
import io.rysy.MailboxFullException;
import io.rysy.annotations.CyclePolicy;
import io.rysy.mailbox.Slot;
import io.rysy.metrics.ActorCounters;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.CompletionStage;
import java.util.function.LongConsumer;

/**
 * What the runtime keeps for one actor: its group, and its place on the chain of synchronous calls. For each actor
 * class the processor generates a subclass that holds the actor and dispatches to its handlers.
 *
 * <p>A synchronous call is {@link #enter}, the handler, {@link #exit}, written out by the generated stub so that the
 * JIT sees one straight path. Only the holder of the group's lock writes marks, so a mark that the holder finds is a
 * call on its own chain.
 */
public abstract class Cell {

    /** What the entering methods that do not wait return where the handler cannot be run now. */
    public static final int BUSY = -1;

    /**
     * What the entering methods return where the group's own thread is to run the handler: {@code callOwner} follows.
     */
    public static final int BY_OWNER = -2;

    /**
     * The other results of entering: the group was innermost before; its lock was taken; it was held, but not
     * innermost.
     */
    private static final int INSIDE = 0;
    private static final int TOOK_LOCK = 1;
    private static final int CAME_BACK = 2;

    /** Or-ed to these where the actor was in the middle of another handler. */
    private static final int REENTERED = 4;

    /** The highest number of handlers an actor can have. */
    public static final int MAX_HANDLERS = Marks.MAX_CODE - 7;

    /** The code of a start hook on a chain; the other hooks and the factory follow. */
    static final int ON_START = MAX_HANDLERS;
    static final int ON_STOP = MAX_HANDLERS + 1;
    static final int ON_POLL = MAX_HANDLERS + 2;
    static final int ON_BATCH_END = MAX_HANDLERS + 3;
    static final int ON_REPLY = MAX_HANDLERS + 4;

    /** The bit of a queued code that says that the lanes carry the message. */
    static final int LANES = 1 << 30;

    /** {@code mark} of an actor that is not started, or stopped. */
    private static final long NOT_RUNNING = -1L;

    private static final VarHandle FALLBACKS;
    private static final VarHandle BUSY_CALLS;
    private static final VarHandle DEADLOCKS;

    static {
        try {
            final MethodHandles.Lookup lookup = MethodHandles.lookup();
            FALLBACKS = lookup.findVarHandle(Cell.class, "fallbacks", long.class);
            BUSY_CALLS = lookup.findVarHandle(Cell.class, "busyCalls", long.class);
            DEADLOCKS = lookup.findVarHandle(Cell.class, "deadlocks", long.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final GroupCore group;
    final LifeCycle life;

    private final String name;
    private final CyclePolicy policy;
    private final ActorBusyException busy;

    /** The mark of the handler that runs, or 0 where none does. See {@link Marks}. */
    private long mark = NOT_RUNNING;

    /** The marks of handlers of this actor that wait for a nested one. */
    private long[] interrupted = new long[2];
    private int interruptions;

    /** Counted by the holder of the lock. */
    private long completions;
    private long cycles;

    /** Counted by callers that hold nothing. */
    private volatile long fallbacks;
    private volatile long busyCalls;
    private volatile long deadlocks;

    /**
     * For generated subclasses.
     *
     * @param group  the group the actor lives in
     * @param name   the actor's name
     * @param policy the policy of the actor's class
     */
    protected Cell(final GroupCore group, final String name, final CyclePolicy policy) {
        this.group = group;
        this.name = name;
        this.policy = policy;
        this.busy = new ActorBusyException(name);
        group.register(this);
        this.life = new LifeCycle(this);
    }

    /**
     * The actor's name.
     *
     * @return the name it was declared with
     */
    public final String name() {
        return name;
    }

    /**
     * What became of the synchronous calls of this actor. Any thread; a snapshot.
     *
     * @return the counts since it was declared
     */
    public final ActorCounters counters() {
        return new ActorCounters(completions, fallbacks, busyCalls, cycles, deadlocks);
    }

    // ---------------------------------------------------------------- life cycle: any thread

    /** Has the factory run by the next holder of the group's lock. */
    protected final void start() {
        if (!life.advance(LifeCycle.DECLARED, LifeCycle.STARTING)) {
            throw new IllegalStateException("actor '" + name + "' was started before, or stopped");
        }
        group.startSoon(this);
    }

    /** Ends the actor after what was accepted before; a second call does nothing. */
    public final void stop() {
        if (life.requestStop()) {
            group.stopInOrder(this);
        }
    }

    /**
     * Completes when the start hook has run, exceptionally where it or the factory threw.
     *
     * @return the stage
     */
    public final CompletionStage<Void> started() {
        return life.started.minimalCompletionStage();
    }

    /**
     * Completes when the actor has handled its last message and its stop hook has run.
     *
     * @return the stage
     */
    public final CompletionStage<Void> stopped() {
        return life.stopped.minimalCompletionStage();
    }

    // ---------------------------------------------------------------- synchronous delivery: any thread

    /**
     * Enters the actor to run a handler on this thread; sleeps while another thread runs the group.
     *
     * @param handler the code of the handler
     * @param with    the policy of the reference
     * @return what {@link #exit} has to be given
     * @throws CyclicInvocationException where the call closes a cycle
     * @throws ActorStoppedException     where the actor is stopped
     */
    public final int enter(final int handler, final CyclePolicy with) {
        final long thread = ThreadIds.current();
        if (group.inside == thread && mark == 0L) {
            mark = group.nextMark(handler);
            return INSIDE;
        }
        return enterFromElsewhere(thread, handler, with, GroupLock.SLEEP);
    }

    /**
     * Enters as {@link #enter} does, but spins while another thread runs the group.
     *
     * @param handler the code of the handler
     * @param with    the policy of the reference
     * @return what {@link #exit} has to be given
     */
    public final int enterSpin(final int handler, final CyclePolicy with) {
        return enterFromElsewhere(ThreadIds.current(), handler, with, GroupLock.SPIN);
    }

    /**
     * Enters as {@link #enter} does, but spins for a bounded time before it sleeps.
     *
     * @param handler the code of the handler
     * @param with    the policy of the reference
     * @return what {@link #exit} has to be given
     */
    public final int enterAdaptive(final int handler, final CyclePolicy with) {
        return enterFromElsewhere(ThreadIds.current(), handler, with, GroupLock.ADAPTIVE);
    }

    /**
     * Enters only where that needs no waiting.
     *
     * @param handler the code of the handler
     * @param with    the policy of the reference
     * @return what {@link #exit} has to be given
     * @throws ActorBusyException where another thread runs the group, or waits for it
     */
    public final int enterX(final int handler, final CyclePolicy with) {
        final int entered = tryEnter(handler, with);
        if (entered == BUSY) {
            throw busy;
        }
        return entered;
    }

    /**
     * Enters only where that needs no waiting.
     *
     * @param handler the code of the handler
     * @param with    the policy of the reference
     * @return what {@link #exit} has to be given, or {@link #BUSY}
     */
    public final int tryEnter(final int handler, final CyclePolicy with) {
        final int entered = enterFromElsewhere(ThreadIds.current(), handler, with, GroupLock.NEVER);
        if (entered == BUSY) {
            BUSY_CALLS.getAndAdd(this, 1L);
        }
        return entered;
    }

    /**
     * Enters only where that needs no waiting, closes no cycle, and overtakes nothing that the same sender has sent
     * to this actor before.
     *
     * @param handler the code of the handler
     * @param with    the policy of the reference
     * @return what {@link #exit} has to be given, or {@link #BUSY}
     */
    public final int enterVoid(final int handler, final CyclePolicy with) {
        final long thread = ThreadIds.current();
        int entered = BUSY;
        if (life.isRunning() && !group.mayHoldMail(thread) && !group.refusesCallers()
            && !(group.heldBy(thread) && mark != 0L && closesCycle(handler, with))) {
            entered = enterFromElsewhere(thread, handler, with, GroupLock.NEVER);
        }
        if (entered == BUSY) {
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
        } else {
            exitToElsewhere(entered);
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

    /** The way in from outside, kept small so that the JIT puts all of it into the stub; the rest is in enterSlowly. */
    private int enterFromElsewhere(
        final long thread, final int handler, final CyclePolicy with, final int contention) {
        final Carrier carrier = Carrier.of(thread);
        if (group.tryAcquire(carrier)) {
            group.comeIn(carrier);
            if (mark == 0L && group.depth <= GroupCore.MAX_DEPTH) {
                mark = group.nextMark(handler);
                return TOOK_LOCK;
            }
            return enterUnready(carrier, handler);
        }
        return enterSlowly(carrier, handler, with, contention);
    }

    private int enterSlowly(
        final Carrier carrier, final int handler, final CyclePolicy with, final int contention) {
        if (group.heldBy(carrier.id)) {
            return enterHeld(carrier, handler, with);
        }
        if (!group.callersEnter()) {
            return enterByOwner(contention);
        }
        if (contention == GroupLock.NEVER) {
            return BUSY;
        }
        acquire(carrier, contention);
        group.comeIn(carrier);
        return enterUnready(carrier, handler);
    }

    private int enterByOwner(final int contention) {
        if (group.refusesCallers()) {
            throw new IllegalStateException("group '" + group.name() + "' takes no synchronous calls from outside "
                + "(SyncExecution.NONE): send to actor '" + name + "' instead");
        }
        return contention == GroupLock.NEVER && group.isHeld() ? BUSY : BY_OWNER;
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
        call.open(this, handler, message, into);
        group.callOwner(carrier, call);
        return call;
    }

    /**
     * Has the group's own thread run a handler of primitives, and waits for it.
     *
     * @param handler the code of the handler
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     * @return what the handler replied
     */
    public final OwnerCall callOwnerLanes(final int handler, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        final Carrier carrier = Carrier.current();
        final OwnerCall call = carrier.ownerCall();
        call.open(this, handler | LANES, null, null);
        call.lane0 = lane0;
        call.lane1 = lane1;
        call.lane2 = lane2;
        call.lane3 = lane3;
        call.lane4 = lane4;
        call.lane5 = lane5;
        group.callOwner(carrier, call);
        return call;
    }

    private void acquire(final Carrier carrier, final int contention) {
        try {
            group.acquire(carrier, contention);
        } catch (final DeadlockException e) {
            DEADLOCKS.getAndAdd(this, 1L);
            throw e;
        }
    }

    private void exitToElsewhere(final int entered) {
        if (entered == TOOK_LOCK) {
            mark = 0L;
            group.goOut(Carrier.of(group.inside));
            group.release();
        } else {
            exitHeld(entered);
        }
    }

    /**
     * The lock was taken after a wait, or the actor is not running, or the chain too deep: starts it, or says why
     * not.
     */
    private int enterUnready(final Carrier carrier, final int handler) {
        boolean entered = false;
        try {
            if (group.depth > GroupCore.MAX_DEPTH) {
                throw tooDeep(carrier, handler);
            }
            if (mark == NOT_RUNNING) {
                startNow(carrier);
            }
            mark = group.nextMark(handler);
            entered = true;
            return TOOK_LOCK;
        } finally {
            if (!entered) {
                group.goOut(carrier);
                group.release();
            }
        }
    }

    /** The thread holds the lock already, but the group is not innermost, or the actor is not ready for the call. */
    private int enterHeld(final Carrier carrier, final int handler, final CyclePolicy with) {
        if (mark == NOT_RUNNING) {
            startNow(carrier);
        }
        if (mark != 0L && closesCycle(handler, with)) {
            throw cycle(carrier, handler, "Make one of these calls asynchronous (send, or fastSendVoid), or allow "
                + "the actor to be re-entered through another handler: @Actor(cycles = CyclePolicy.PERMISSIVE).");
        }
        final boolean comesBack = group.inside != carrier.id;
        if (mark == 0L && !comesBack) {
            mark = group.nextMark(handler);
            return INSIDE;
        }
        if (Groups.get(carrier.innermost).depth >= GroupCore.MAX_DEPTH) {
            throw tooDeep(carrier, handler);
        }
        int entered = INSIDE;
        if (comesBack) {
            group.comeBack(carrier);
            entered = CAME_BACK;
        } else {
            group.depth++;
        }
        if (mark != 0L) {
            interrupt();
            entered |= REENTERED;
        }
        mark = group.nextMark(handler);
        return entered;
    }

    private void exitHeld(final int entered) {
        mark = (entered & REENTERED) != 0 ? interrupted[--interruptions] : 0L;
        if ((entered & CAME_BACK) != 0) {
            group.goBack(Carrier.current());
        } else {
            group.depth--;
        }
    }

    private void interrupt() {
        if (interruptions == interrupted.length) {
            interrupted = Arrays.copyOf(interrupted, interruptions * 2);
        }
        interrupted[interruptions++] = mark;
    }

    private boolean closesCycle(final int handler, final CyclePolicy with) {
        return !isPermissive(with) || Marks.code(mark) == handler || isInterrupted(handler);
    }

    private boolean isPermissive(final CyclePolicy with) {
        final CyclePolicy nearest = with != CyclePolicy.INHERIT ? with
            : policy != CyclePolicy.INHERIT ? policy : group.cyclePolicy();
        return nearest == CyclePolicy.PERMISSIVE;
    }

    private boolean isInterrupted(final int handler) {
        for (int i = 0; i < interruptions; i++) {
            if (Marks.code(interrupted[i]) == handler) {
                return true;
            }
        }
        return false;
    }

    private CyclicInvocationException tooDeep(final Carrier carrier, final int handler) {
        return cycle(carrier, handler,
            "The chain is " + GroupCore.MAX_DEPTH + " locks and re-entries deep, which is the limit.");
    }

    private CyclicInvocationException cycle(final Carrier carrier, final int handler, final String remedy) {
        cycles++;
        return new CyclicInvocationException(name, messageType(handler), Chains.describe(carrier), remedy);
    }

    private void startNow(final Carrier carrier) {
        group.runControls(carrier);
        if (mark == NOT_RUNNING) {
            throw life.notRunning();
        }
    }

    // ---------------------------------------------------------------- asynchronous delivery: any thread

    /**
     * Queues a message.
     *
     * @param handler the code of the handler
     * @param message the message, not null
     * @param reply   where the reply goes, or null
     * @throws MailboxFullException  where there is no room
     * @throws ActorStoppedException where the actor is stopping or stopped
     */
    public final void send(final int handler, final Object message, final Object reply) {
        if (message == null) {
            throw nullMessage();
        }
        if (life.isStopped()) {
            throw life.notRunning();
        }
        final long thread = ThreadIds.current();
        if (!group.enqueue(thread, this, handler, message, reply)
            && !group.enqueueFull(thread, this, handler, message, reply)) {
            throw full();
        }
    }

    /**
     * Queues a message of primitives.
     *
     * @param handler the code of the handler
     * @param reply   where the reply goes, or null
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     * @throws MailboxFullException  where there is no room
     * @throws ActorStoppedException where the actor is stopping or stopped
     */
    public final void sendLanes(final int handler, final Object reply, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        if (life.isStopped()) {
            throw life.notRunning();
        }
        final long thread = ThreadIds.current();
        if (!group.enqueueLanes(thread, this, handler, reply, lane0, lane1, lane2, lane3, lane4, lane5)
            && !group.enqueueLanesFull(thread, this, handler, reply, lane0, lane1, lane2, lane3, lane4, lane5)) {
            throw full();
        }
    }

    /**
     * Queues a message of primitives if there is room for it.
     *
     * @param handler the code of the handler
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     * @return false where there is no room, or the actor is stopping or stopped
     */
    public final boolean offerLanes(final int handler, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        return !life.isStopped() && group.enqueueLanes(
            ThreadIds.current(), this, handler, null, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    /**
     * Queues a message if there is room for it.
     *
     * @param handler the code of the handler
     * @param message the message, not null
     * @return false where there is no room, or the actor is stopping or stopped
     */
    public final boolean offer(final int handler, final Object message) {
        if (message == null) {
            throw nullMessage();
        }
        return !life.isStopped() && group.enqueue(ThreadIds.current(), this, handler, message, null);
    }

    /**
     * Queues a message even where there is no room: a reply. Where the actor is stopped it is a dead letter.
     *
     * @param handler the code of the handler
     * @param message the message, not null
     */
    protected final void force(final int handler, final Object message) {
        if (life.isStopped()) {
            dead(handler, message, null);
        } else {
            group.force(ThreadIds.current(), this, handler, message);
        }
    }

    /**
     * Queues a message of one primitive even where there is no room: a reply.
     *
     * @param handler the code of the handler
     * @param lane    the primitive
     */
    protected final void forceLanes(final int handler, final long lane) {
        if (life.isStopped()) {
            dead(handler, null, null);
        } else {
            group.forceLanes(ThreadIds.current(), this, handler, lane);
        }
    }

    private NullPointerException nullMessage() {
        return new NullPointerException("the message to actor '" + name + "' is null");
    }

    private RuntimeException full() {
        if (life.isStopped()) {
            return life.notRunning();
        }
        return new MailboxFullException("no room for a message to actor '" + name + "' in group '" + group.name()
            + "': " + group.queued() + " are queued. Slow down, give the group a larger mailbox, or choose another "
            + "OnFull; offer() says so by its result.");
    }

    // ---------------------------------------------------------------- the turns of the group: its holder only

    /** Runs a hook as a turn: on the chain, with its failures reported. Returns what the hook returned. */
    final int hook(final Carrier carrier, final int hook) {
        mark = group.nextMark(hook);
        try {
            return runHook(hook);
        } catch (final Throwable thrown) {
            contain(hook, thrown);
            return 0;
        } finally {
            mark = 0L;
        }
    }

    private int runHook(final int hook) {
        switch (hook) {
            case ON_POLL:
                return onPoll();
            case ON_BATCH_END:
                onBatchEnd();
                return 0;
            case ON_STOP:
                onStop();
                return 0;
            default:
                throw new AssertionError(hook);
        }
    }

    /** Runs the factory and the start hook. What they throw goes to the caller. */
    final void startActor(final Carrier carrier) {
        mark = group.nextMark(ON_START);
        boolean started = false;
        try {
            create();
            onStart();
            started = true;
        } finally {
            mark = started ? 0L : NOT_RUNNING;
            group.changeHooks();
        }
    }

    /** Runs the stop hook, if the actor runs, and takes it out of service. */
    final void stopActor(final Carrier carrier) {
        if (mark == 0L) {
            hook(carrier, ON_STOP);
        }
        abandon();
    }

    /** Takes the actor out of service without more ado. */
    final void abandon() {
        if (life.state() != LifeCycle.STOPPED) {
            mark = NOT_RUNNING;
            group.changeHooks();
            life.end();
            ended();
        }
    }

    /** One turn: handles a queued message, whatever comes of it. */
    final void turn(final Carrier carrier, final int queued, final Object message, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        final int handler = queued & ~LANES;
        mark = group.nextMark(handler);
        try {
            if (handler == queued) {
                dispatch(handler, message, reply);
            } else {
                dispatchLanes(handler, reply, lane0, lane1, lane2, lane3, lane4, lane5);
            }
        } catch (final Throwable thrown) {
            failedTurn(handler, reply, thrown);
        } finally {
            mark = 0L;
        }
    }

    private void failedTurn(final int handler, final Object reply, final Throwable thrown) {
        final DeliveryException failure = failed(handler, thrown);
        if (failure == thrown && !(thrown instanceof HandlerFailedException)) {
            group.report(failure);
        }
        if (reply != null) {
            ((FailureListener) reply).failed(failure);
        }
    }

    /** A message that was accepted, and that nobody will handle: counted, reported, and released if it is pooled. */
    final void dead(final int queued, final Object message, final Object reply) {
        if (queued == GroupCore.RUN) {
            ((Runnable) message).run();
            return;
        }
        if (queued == GroupCore.SPILLED) {
            dead(((Slot) message).code, null, ((Slot) message).reply);
            return;
        }
        final int handler = queued & ~LANES;
        group.deadLetter(this, describe(handler));
        if (message != null) {
            discard(handler, message);
        }
        if (reply != null) {
            ((FailureListener) reply).failed(new ActorStoppedException(name));
        }
    }

    /** The factory or the start hook threw. */
    final void startFailed(final Throwable thrown) {
        contain(ON_START, thrown);
    }

    /** One turn, for a caller that waits. */
    final void turn(final Carrier carrier, final OwnerCall call) {
        if (!isRunning()) {
            group.runControls(carrier);
        }
        if (isRunning()) {
            turn(carrier, call.code, call.message, call,
                call.lane0, call.lane1, call.lane2, call.lane3, call.lane4, call.lane5);
        } else {
            call.failed(life.notRunning());
        }
        call.finish();
    }

    /**
     * The actor whose handler this thread runs.
     *
     * @return its cell, or null outside any actor
     */
    public static Cell current() {
        final int innermost = Carrier.current().innermost;
        return innermost == 0 ? null : Groups.get(innermost).runningMember();
    }

    /** The mark of the running handler, 0 where none runs. Holder only. */
    final long mark() {
        return mark == NOT_RUNNING ? 0L : mark;
    }

    /**
     * Has something run in a turn of this actor. Never refused for lack of room. Any thread.
     *
     * @param what what to run
     * @return false where the actor is stopped
     */
    public final boolean runSoon(final Runnable what) {
        if (life.isStopped()) {
            return false;
        }
        group.force(ThreadIds.current(), this, GroupCore.RUN, what);
        return true;
    }

    /** One turn that runs what was handed to {@link #runSoon}. */
    final void turn(final Carrier carrier, final Runnable what) {
        mark = group.nextMark(ON_REPLY);
        try {
            what.run();
        } catch (final Throwable thrown) {
            contain(ON_REPLY, thrown);
        } finally {
            mark = 0L;
        }
    }

    /**
     * The object that a caller wants filled.
     *
     * @param call the reply token of the delivery
     * @return the object
     */
    protected static Object into(final Object call) {
        return ((OwnerCall) call).into;
    }

    /** Whether a message can be handled now. */
    final boolean isRunning() {
        return mark != NOT_RUNNING;
    }

    /** Shows the marks of this actor's running handlers. Holder only. */
    final void forEachMark(final LongConsumer action) {
        if (mark != NOT_RUNNING && mark != 0L) {
            action.accept(mark);
        }
        for (int i = 0; i < interruptions; i++) {
            action.accept(interrupted[i]);
        }
    }

    /** A call of this actor as the user sees it. */
    final String describe(final int handler) {
        return name + "(" + typeOf(handler) + ")";
    }

    /**
     * What a handler handles, as the user sees it.
     *
     * @param handler the code of a handler or hook
     * @return the simple name of the message type, the name of a handler of primitives, or the annotation of a hook
     */
    public final String typeOf(final int handler) {
        switch (handler) {
            case ON_START:
                return "@OnStart";
            case ON_STOP:
                return "@OnStop";
            case ON_POLL:
                return "@OnPoll";
            case ON_BATCH_END:
                return "@OnBatchEnd";
            case ON_REPLY:
                return "a reply";
            default:
                return messageType(handler);
        }
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

    // ---------------------------------------------------------------- what the processor generates

    /**
     * Hands a queued message to its handler.
     *
     * @param handler the code of the handler
     * @param message the message
     * @param reply   where the reply goes, or null
     */
    protected abstract void dispatch(int handler, Object message, Object reply);

    /**
     * Hands a queued message of primitives to its handler.
     *
     * @param handler the code of the handler
     * @param reply   where the reply goes, or null
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     */
    protected void dispatchLanes(final int handler, final Object reply, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        throw new AssertionError(handler);
    }

    /**
     * Gives a message back to its pool that is never going to be handled.
     *
     * @param handler the code of the handler it was for
     * @param message the message
     */
    protected void discard(final int handler, final Object message) {
    }

    /** The actor has stopped; nothing of it runs any more. Holder only. */
    protected void ended() {
    }

    /**
     * Whether the actor has an {@code @OnPoll} method.
     *
     * @return true where it has
     */
    protected boolean polls() {
        return false;
    }

    /**
     * Whether the actor has an {@code @OnBatchEnd} method.
     *
     * @return true where it has
     */
    protected boolean endsBatches() {
        return false;
    }

    /**
     * The message type of a handler, for exceptions.
     *
     * @param handler the code of the handler
     * @return the simple name of the type, or the name of a handler that takes primitives only
     */
    protected abstract String messageType(int handler);

    /** Makes the actor by the factory it was started with. */
    protected abstract void create();

    /** Runs the actor's {@code @OnStart} method, if it has one. */
    protected void onStart() {
    }

    /** Runs the actor's {@code @OnStop} method, if it has one. */
    protected void onStop() {
    }

    /**
     * Runs the actor's {@code @OnPoll} method.
     *
     * @return the work done
     */
    protected int onPoll() {
        return 0;
    }

    /** Runs the actor's {@code @OnBatchEnd} method. */
    protected void onBatchEnd() {
    }
}
