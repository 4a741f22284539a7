package io.rysy;

/**
 * Thrown in one of the threads that wait for each other in a circle, by the operation with which that thread would
 * have begun to wait. Nothing was locked and nothing was run; the other threads go on once this one has let go of
 * what it holds.
 */
public final class DeadlockException extends DeliveryException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param message the waits of every thread in the circle, and what the user can do
     */
    public DeadlockException(final String message) {
        super(message);
    }
}
