package io.rysy.pool;

/**
 * Thrown by {@code acquire} of a pool that does not grow, when all its messages are out, or idle with other threads.
 */
public final class PoolExhaustedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    PoolExhaustedException(final String message) {
        super(message);
    }
}
