package io.rysy;

/** Says that an {@code ask} was given up because its time was over. A reply that comes later is counted and dropped. */
public final class AskTimeoutException extends DeliveryException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param message which ask, and how long it waited
     */
    public AskTimeoutException(final String message) {
        super(message);
    }
}
