package io.rysy.delivery;

import io.rysy.annotations.CyclePolicy;
import io.rysy.metrics.ActorCounters;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * The part of a {@link Cell} that says what runs: the marks of its handlers. Only the holder of the group's lock
 * writes marks, so a mark that the holder finds is a call on its own chain.
 */
abstract class MarkedCell extends CellSections.TurnsPad {

    /** The highest number of handlers an actor can have. */
    public static final int MAX_HANDLERS = Marks.MAX_CODE - 7;

    /** The code of a start hook on a chain; the other hooks and the factory follow. */
    static final int ON_START = MAX_HANDLERS;
    static final int ON_STOP = MAX_HANDLERS + 1;
    static final int ON_POLL = MAX_HANDLERS + 2;
    static final int ON_BATCH_END = MAX_HANDLERS + 3;
    static final int ON_REPLY = MAX_HANDLERS + 4;

    /** {@code mark} of an actor that is not started, or stopped. */
    static final long NOT_RUNNING = -1L;

    static final VarHandle FALLBACKS;
    static final VarHandle BUSY_CALLS;
    static final VarHandle DEADLOCKS;

    static {
        try {
            final MethodHandles.Lookup lookup = MethodHandles.lookup();
            FALLBACKS = lookup.findVarHandle(CellSections.Head.class, "fallbacks", long.class);
            BUSY_CALLS = lookup.findVarHandle(CellSections.Head.class, "busyCalls", long.class);
            DEADLOCKS = lookup.findVarHandle(CellSections.Head.class, "deadlocks", long.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    MarkedCell(final GroupCore group, final String name, final CyclePolicy policy) {
        super(group, name, policy);
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

    // ---------------------------------------------------------------- marks: the holder of the group's lock only

    /** Whether a message can be handled now. */
    final boolean isRunning() {
        return mark != NOT_RUNNING;
    }

    /** The mark of the running handler, 0 where none runs. Holder only. */
    final long mark() {
        return mark == NOT_RUNNING ? 0L : mark;
    }

    /**
     * Which turn of the actor runs: a number that no other turn has. The thread that runs it only.
     *
     * @return the mark of the handler that runs
     */
    public final long turn() {
        return mark;
    }

    /** Marks a handler as running, where none of this actor runs. */
    final void begin(final int handler) {
        mark = group.nextMark(handler);
    }

    /** Does the same on a thread whose carrier is at hand, which is nearer than the group's. */
    final void begin(final Carrier carrier, final int handler) {
        mark = carrier.nextMark(handler);
    }

    /** The handler has returned: none of this actor runs. */
    final void finish() {
        mark = 0L;
    }

    /** Marks the actor as out of service. */
    final void retire() {
        mark = NOT_RUNNING;
    }

    /** Marks another handler as running, inside the one that runs. */
    final void beginNested(final int handler) {
        if (interruptions == interrupted.length) {
            interrupted = Arrays.copyOf(interrupted, interruptions * 2);
        }
        interrupted[interruptions++] = mark;
        mark = group.nextMark(handler);
    }

    /** The nested handler has returned. */
    final void finishNested() {
        mark = interrupted[--interruptions];
    }

    final boolean closesCycle(final int handler, final CyclePolicy with) {
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

    /**
     * The message type of a handler, for exceptions.
     *
     * @param handler the code of the handler
     * @return the simple name of the type, or the name of a handler that takes primitives only
     */
    protected abstract String messageType(int handler);
}
