package io.rysy.delivery;

import io.rysy.annotations.CyclePolicy;

/**
 * What a call takes from the stub it goes through. The group lies here as well as in the cell, for the lock is what a
 * call waits for: its address is to be known one load earlier.
 */
public abstract class Stub {

    /** The group of the actor. */
    final GroupCore group;

    /** What counts as a cycle in calls through this stub. */
    protected final CyclePolicy policy;

    /**
     * For subclasses.
     *
     * @param cell   the cell of the actor
     * @param policy what counts as a cycle in calls through this stub
     */
    protected Stub(final Cell cell, final CyclePolicy policy) {
        this.group = cell.group;
        this.policy = policy;
    }
}
