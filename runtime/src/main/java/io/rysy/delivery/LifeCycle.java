package io.rysy.delivery;

import io.rysy.ActorStoppedException;
import java.util.ArrayDeque;
import java.util.concurrent.CompletableFuture;

/** Where an actor is between being declared and being stopped: one word, and the two stages a user can wait for. */
final class LifeCycle {

    /** Takes mail, runs nothing. */
    static final int DECLARED = 0;

    /** {@code start} was called; the next holder of the group's lock runs the factory. */
    static final int STARTING = 1;

    static final int RUNNING = 2;

    /** {@code stop} was called: no more mail is taken, what was accepted before is handled. */
    static final int STOPPING = 3;

    static final int STOPPED = 4;

    final CompletableFuture<Void> started = new CompletableFuture<>();
    final CompletableFuture<Void> stopped = new CompletableFuture<>();

    /** What was sent before the actor was started, in order. Guarded by the group's lock. */
    private final ArrayDeque<Slot> early = new ArrayDeque<>();

    private final Cell cell;

    /** Moved forward under this object's monitor; read by any thread. */
    private volatile int state = DECLARED;

    /** How often the end of the actor went round again in the mailbox. Holder only. */
    private int rounds;

    LifeCycle(final Cell cell) {
        this.cell = cell;
    }

    int state() {
        return state;
    }

    boolean isRunning() {
        return state == RUNNING;
    }

    boolean isStopped() {
        return state >= STOPPING;
    }

    /** Whether the factory has run, or never will. */
    boolean isStarted() {
        return state == RUNNING || state == STOPPED || started.isDone();
    }

    /** Moves on if the state is the expected one. */
    synchronized boolean advance(final int from, final int to) {
        if (state != from) {
            return false;
        }
        state = to;
        return true;
    }

    /** Moves to STOPPING from anywhere before it. */
    synchronized boolean requestStop() {
        if (state >= STOPPING) {
            return false;
        }
        state = STOPPING;
        cell.refusesMail = true;
        return true;
    }

    /** Whether the end of the actor is to go round once more: three times. Holder only. */
    boolean goesRoundAgain() {
        return rounds++ < 3;
    }

    /** Runs the factory and the start hook, then what was sent before. Once, after it was asked for. Holder only. */
    void start(final Carrier carrier) {
        try {
            cell.startActor(carrier);
        } catch (final Throwable thrown) {
            cell.startFailed(thrown);
            requestStop();
            end();
            started.completeExceptionally(thrown);
            return;
        }
        // A stop that was asked for meanwhile keeps its state: its turn comes behind what was accepted before.
        advance(STARTING, RUNNING);
        started.complete(null);
        for (Slot slot = early.poll(); slot != null; slot = early.poll()) {
            if (slot.code == GroupCore.RUN) {
                cell.turn(carrier, (Runnable) slot.message);
            } else if (slot.code < Cell.LANES) {
                cell.turn(carrier, slot.code, slot.message, slot.reply);
            } else {
                final Lanes lanes = slot.lanes;
                cell.turnOfLanes(carrier, slot.code & ~Cell.LANES, slot.reply,
                    lanes.lane0, lanes.lane1, lanes.lane2, lanes.lane3, lanes.lane4, lanes.lane5);
            }
        }
    }

    /** Keeps a message that came before the start. Holder only. */
    Slot keepEarly(final int code, final Object message, final Object reply) {
        final Slot slot = new Slot();
        slot.fill(cell, code, message, reply);
        early.add(slot);
        return slot;
    }

    /** The actor is out of service; what it can no longer handle is dead. Holder only. */
    void end() {
        synchronized (this) {
            state = STOPPED;
            cell.refusesMail = true;
        }
        cell.group.members().remove(cell);
        for (Slot slot = early.poll(); slot != null; slot = early.poll()) {
            cell.dead(slot.code, slot.message, slot.reply);
        }
        if (!started.isDone()) {
            started.completeExceptionally(new ActorStoppedException(cell.name()));
        }
        stopped.complete(null);
    }

    /** What a caller gets where the actor does not run. */
    RuntimeException notRunning() {
        if (state >= STOPPING) {
            return new ActorStoppedException(cell.name());
        }
        return new IllegalStateException("actor '" + cell.name() + "' was declared but is not started: call start() on "
            + "its reference before a synchronous operation reaches it");
    }
}
