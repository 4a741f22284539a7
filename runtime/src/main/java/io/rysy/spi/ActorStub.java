package io.rysy.spi;

import io.rysy.ActorRef;
import io.rysy.Group;
import io.rysy.metrics.ActorCounters;
import java.util.concurrent.CompletionStage;

/** What every generated stub extends: the part of a reference that is the same for all actors. */
public abstract class ActorStub implements ActorRef {

    private final ActorCell cell;

    /**
     * For generated subclasses.
     *
     * @param cell the cell of the actor
     */
    protected ActorStub(final ActorCell cell) {
        this.cell = cell;
    }

    @Override
    public final String name() {
        return cell.name();
    }

    @Override
    public final Group group() {
        return cell.group();
    }

    @Override
    public final CompletionStage<Void> started() {
        return cell.started();
    }

    @Override
    public final void stop() {
        cell.stop();
    }

    @Override
    public final CompletionStage<Void> stopped() {
        return cell.stopped();
    }

    @Override
    public final ActorCounters counters() {
        return cell.counters();
    }

    /** Two references are equal where they reach the same actor, whatever cycle policy they carry. */
    @Override
    public final boolean equals(final Object other) {
        return other instanceof ActorStub && ((ActorStub) other).cell == cell;
    }

    @Override
    public final int hashCode() {
        return System.identityHashCode(cell);
    }

    @Override
    public final String toString() {
        return getClass().getSimpleName() + "(" + name() + ")";
    }
}
