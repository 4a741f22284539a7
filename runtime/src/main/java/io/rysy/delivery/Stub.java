package io.rysy.delivery;

import io.rysy.annotations.CyclePolicy;

/**
 * What a call takes from the stub it goes through. The group lies here as well as in the cell, and the carrier as well
 * as in the group: what a call writes to is to be known as early as can be, for the loads that follow wait until it is.
 */
public abstract class Stub {

    /** The group of the actor. */
    final GroupCore group;

    /** What counts as a cycle in calls through this stub. */
    protected final CyclePolicy policy;

    /**
     * The carrier of a thread that calls through here, {@link Carrier#NOBODY} at first: mostly that of the thread that
     * calls, which its id has to say. Written by the holder of the group's lock, read by any thread.
     */
    Carrier carrier = Carrier.NOBODY;

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

    /** The carrier of the thread that calls, which has the given id and holds the group's lock. */
    final Carrier carrierInside(final long thread) {
        final Carrier known = carrier;
        return known.id == thread ? known : follow();
    }

    private Carrier follow() {
        carrier = group.carrier;
        return carrier;
    }

    /**
     * The thread of a carrier has taken the group's lock by the long way. Where the thread before was another one, as
     * when two threads take turns, nothing is written: the other one reads this line each time that it calls.
     */
    final void remember(final Carrier by) {
        if (carrier != by && group.carrier == by) {
            carrier = by;
        }
    }
}
