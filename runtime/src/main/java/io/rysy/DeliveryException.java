package io.rysy;

/**
 * What every exception of a delivery operation extends. A handler that lets one of these pass ends its turn and is
 * not failed by it: the exception goes on, unwrapped, to whoever called the handler synchronously.
 */
public abstract class DeliveryException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DeliveryException(final String message) {
        super(message);
    }

    DeliveryException(final String message, final Throwable cause, final boolean stack) {
        super(message, cause, false, stack);
    }
}
