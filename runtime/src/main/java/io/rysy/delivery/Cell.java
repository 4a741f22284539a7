package io.rysy.delivery;

import io.rysy.ActorStoppedException;
import io.rysy.FailureListener;
import io.rysy.MailboxFullException;
import io.rysy.annotations.CyclePolicy;
import java.util.concurrent.CompletionStage;

/**
 * What the runtime keeps for one actor: its group, its place on the chain of synchronous calls, its life cycle. For
 * each actor class the processor generates a subclass that holds the actor and dispatches to its handlers.
 */
// The cell is known to its group and to its life cycle from the start; neither calls it before it is started.
@SuppressWarnings("this-escape")
public abstract class Cell extends SynchronousCell {

    /** The bit of a queued code that says that the lanes carry the message. */
    static final int LANES = 1 << 30;

    final LifeCycle life = new LifeCycle(this);

    /** The way of its end through a mailbox, and of what the runtime wants to have run in a turn of it. */
    final Route stopRoute = new Route(this, GroupCore.STOP, false, false);
    final Route runRoute = new Route(this, GroupCore.RUN, false, false);


    /**
     * For generated subclasses.
     *
     * @param group  the group the actor lives in
     * @param name   the actor's name
     * @param policy the policy of the actor's class
     */
    protected Cell(final GroupCore group, final String name, final CyclePolicy policy) {
        super(group, name, policy);
        group.members().add(this);
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

    // ---------------------------------------------------------------- asynchronous delivery: any thread

    /** The way of a message through a mailbox. */
    final Route routeTo(final int handler, final boolean withReply) {
        final Route[] known = routes;
        final int index = Routes.index(handler, withReply);
        final Route route = index < known.length ? known[index] : null;
        return route != null ? route : makeRoute(index);
    }

    /** The way of a message of primitives through a mailbox. */
    final Route routeOfLanesTo(final int handler, final boolean withReply) {
        final Route[] known = routesOfLanes;
        final int index = Routes.index(handler, withReply);
        final Route route = index < known.length ? known[index] : null;
        return route != null ? route : makeRouteOfLanes(index);
    }

    private synchronized Route makeRoute(final int index) {
        routes = Routes.with(routes, index, this, false);
        return routes[index];
    }

    private synchronized Route makeRouteOfLanes(final int index) {
        routesOfLanes = Routes.with(routesOfLanes, index, this, true);
        return routesOfLanes[index];
    }

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
        if (refusesMail) {
            throw life.notRunning();
        }
        final Carrier carrier = Carrier.current();
        if (!group.enqueue(carrier, this, handler, message, reply)
            && !group.enqueueFull(carrier, this, handler, message, reply)) {
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
        if (refusesMail) {
            throw life.notRunning();
        }
        final Carrier carrier = Carrier.current();
        if (!group.enqueueLanes(carrier, this, handler, reply, lane0, lane1, lane2, lane3, lane4, lane5)
            && !group.enqueueLanesFull(carrier, this, handler, reply, lane0, lane1, lane2, lane3, lane4, lane5)) {
            throw full();
        }
    }

    /**
     * Queues a message where there is room at once, whatever the group does where there is none: the way out of
     * {@code fastSendVoid}, which never waits.
     *
     * @param handler the code of the handler
     * @param message the message, not null
     * @throws MailboxFullException  where there is no room
     * @throws ActorStoppedException where the actor is stopping or stopped
     */
    public final void queue(final int handler, final Object message) {
        if (!offer(handler, message)) {
            throw full();
        }
    }

    /**
     * Queues a message of primitives where there is room at once, as {@link #queue} does.
     *
     * @param handler the code of the handler
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     * @throws MailboxFullException  where there is no room
     * @throws ActorStoppedException where the actor is stopping or stopped
     */
    public final void queueLanes(final int handler, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        if (!offerLanes(handler, lane0, lane1, lane2, lane3, lane4, lane5)) {
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
        return !refusesMail && group.enqueueLanes(
            Carrier.current(), this, handler, null, lane0, lane1, lane2, lane3, lane4, lane5);
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
        return !refusesMail && group.enqueue(Carrier.current(), this, handler, message, null);
    }

    /**
     * Queues a message even where there is no room: a reply. Where the actor is stopped it is a dead letter.
     *
     * @param handler the code of the handler
     * @param message the message, not null
     */
    protected final void force(final int handler, final Object message) {
        if (refusesMail) {
            dead(handler, message, null);
        } else {
            group.force(Carrier.current(), routeTo(handler, false), message);
        }
    }

    /**
     * Queues a message of one primitive even where there is no room: a reply.
     *
     * @param handler the code of the handler
     * @param lane    the primitive
     */
    protected final void forceLanes(final int handler, final long lane) {
        if (refusesMail) {
            dead(handler, null, null);
        } else {
            group.forceLanes(Carrier.current(), routeOfLanesTo(handler, false), lane);
        }
    }

    private RuntimeException full() {
        if (refusesMail) {
            return life.notRunning();
        }
        return new MailboxFullException("no room for a message to actor '" + name + "' in group '" + group.name()
            + "': " + group.queued() + " are queued. Slow down, give the group a larger mailbox, or choose another "
            + "OnFull; offer() says so by its result.");
    }

    // ---------------------------------------------------------------- the turns of the group: its holder only

    /** Runs a hook as a turn: on the chain, with its failures reported. Returns what the hook returned. */
    final int hook(final Carrier carrier, final int hook) {
        begin(hook);
        try {
            return runHook(hook);
        } catch (final Throwable thrown) {
            contain(hook, thrown);
            return 0;
        } finally {
            finish();
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
        begin(ON_START);
        boolean started = false;
        try {
            create();
            onStart();
            started = true;
        } finally {
            if (started) {
                finish();
            } else {
                retire();
            }
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
            retire();
            group.changeHooks();
            life.end();
            ended();
        }
    }

    /** One turn: handles a queued message, whatever comes of it. */
    final void turn(final Carrier carrier, final int handler, final Object message, final Object reply) {
        begin(carrier, handler);
        try {
            dispatch(handler, message, reply);
        } catch (final Throwable thrown) {
            failedTurn(handler, reply, thrown);
        } finally {
            finish();
        }
    }

    /** One turn: handles a queued message of primitives, whatever comes of it. */
    final void turnOfLanes(final Carrier carrier, final int handler, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        begin(carrier, handler);
        try {
            dispatchLanes(handler, reply, lane0, lane1, lane2, lane3, lane4, lane5);
        } catch (final Throwable thrown) {
            failedTurn(handler, reply, thrown);
        } finally {
            finish();
        }
    }

    /** One turn, for a caller that waits. */
    final void turn(final Carrier carrier, final OwnerCall call) {
        if (!isRunning()) {
            group.runControls(carrier);
        }
        if (isRunning()) {
            completions++;
            if (call.code < LANES) {
                turn(carrier, call.code, call.message, call);
            } else {
                turnOfLanes(carrier, call.code & ~LANES, call,
                    call.lane0, call.lane1, call.lane2, call.lane3, call.lane4, call.lane5);
            }
        } else {
            call.failed(life.notRunning());
        }
        call.finish();
    }

    /** One turn that runs what was handed to {@link #runSoon}. */
    final void turn(final Carrier carrier, final Runnable what) {
        begin(ON_REPLY);
        try {
            what.run();
        } catch (final Throwable thrown) {
            contain(ON_REPLY, thrown);
        } finally {
            finish();
        }
    }

    /**
     * Which turn this thread runs.
     *
     * @return the number that {@link #turn()} of the actor gives, or 0 outside any actor
     */
    public static long currentTurn() {
        final Cell running = current();
        return running == null ? 0L : running.turn();
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
        group.force(Carrier.current(), runRoute, what);
        return true;
    }

    /**
     * The actor whose handler this thread runs.
     *
     * @return its cell, or null outside any actor
     */
    public static Cell current() {
        return Carrier.current().running();
    }

    /** A message that was accepted, and that nobody will handle: counted, reported, and released if it is pooled. */
    final void dead(final int queued, final Object message, final Object reply) {
        if (queued == GroupCore.RUN) {
            ((Runnable) message).run();
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

    /**
     * The object that a caller wants filled.
     *
     * @param call the reply token of the delivery
     * @return the object
     */
    protected static Object into(final Object call) {
        return ((OwnerCall) call).into;
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
