package io.rysy;

import java.util.List;

/**
 * Thrown in one of the threads that wait for each other in a circle, by the operation with which that thread would
 * have begun to wait. Nothing was locked and nothing was run by that operation; the other threads go on once this one
 * has let go of what it holds.
 */
public final class DeadlockException extends DeliveryException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> waits;

    /**
     * Makes the exception.
     *
     * @param waits the wait of each thread in the circle, the one that gets the exception first
     */
    public DeadlockException(final List<String> waits) {
        super("deadlock: " + String.join("; ", waits) + ". Put these actors into one group, or make one direction "
            + "asynchronous (send, or fastSendVoid).");
        this.waits = List.copyOf(waits);
    }

    /**
     * What each thread in the circle runs, and which group it waits for.
     *
     * @return the waits, that of the thread that got the exception first
     */
    public List<String> waits() {
        return waits;
    }
}
