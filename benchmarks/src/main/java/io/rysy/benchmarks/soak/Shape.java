package io.rysy.benchmarks.soak;

import io.rysy.SyncExecution;
import java.util.List;

/** How the actors of one part of the world know each other; parts do not touch. */
enum Shape {

    /** Each knows the next; two to a group. */
    PIPELINE(6, 2, false, SyncExecution.CALLER),

    /** Each knows its two children; neighbours share groups. */
    TREE(7, 1, false, SyncExecution.CALLER),

    /** Each knows the next, and the last one the first: cycles and deadlocks are to be expected. */
    RING(3, 1, true, SyncExecution.CALLER),

    /** Actors that call themselves and each other in one group. */
    SELF(2, 2, true, SyncExecution.CALLER),

    /** A pipeline whose groups' own threads run all calls. */
    OWNED(3, 1, false, SyncExecution.OWNER),

    /** A ring of that kind. */
    OWNED_RING(2, 1, true, SyncExecution.OWNER),

    /** A pipeline that takes no calls at all. */
    QUEUES_ONLY(2, 1, false, SyncExecution.NONE);

    static final List<Shape> ALL = List.of(values());

    private final int size;
    private final int perGroup;
    private final boolean cyclic;
    private final SyncExecution execution;

    Shape(final int size, final int perGroup, final boolean cyclic, final SyncExecution execution) {
        this.size = size;
        this.perGroup = perGroup;
        this.cyclic = cyclic;
        this.execution = execution;
    }

    int size() {
        return size;
    }

    SyncExecution execution() {
        return execution;
    }

    /** Whether calls can come back to where they came from; if not, there are no cycles and no deadlocks. */
    boolean isCyclic() {
        return cyclic;
    }

    boolean takesCalls() {
        return execution != SyncExecution.NONE;
    }

    /** Which of the shape's groups the actor lives in. */
    int groupOf(final int position) {
        // The tree by levels: a group never knows one above it.
        return this == TREE ? Integer.numberOfLeadingZeros(1) - Integer.numberOfLeadingZeros(position + 1)
            : position / perGroup;
    }

    /** The positions of those whom the actor knows. */
    List<Integer> neighboursOf(final int position) {
        final int next = (position + 1) % size;
        switch (this) {
            case TREE:
                return 2 * position + 2 < size ? List.of(2 * position + 1, 2 * position + 2) : List.of();
            case SELF:
                return List.of(position, next);
            default:
                return cyclic || next != 0 ? List.of(next) : List.of();
        }
    }
}
