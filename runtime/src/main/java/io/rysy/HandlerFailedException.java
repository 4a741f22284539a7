package io.rysy;

/**
 * Says that a handler threw: what was thrown is the cause. It is reported to the error handler of the system, and a
 * synchronous caller gets it.
 */
public final class HandlerFailedException extends DeliveryException {

    private static final long serialVersionUID = 1L;

    /** The actor in which the failure arose. */
    private final String actor;

    /** The message that was being handled. */
    private final String messageType;

    /**
     * Makes the exception.
     *
     * @param actor       the name of the actor whose handler threw
     * @param messageType the simple name of the message type, or the name of a handler that takes primitives only
     * @param cause       what it threw
     */
    public HandlerFailedException(final String actor, final String messageType, final Throwable cause) {
        super("actor '" + actor + "' failed in its handler of " + messageType + ": " + cause, cause, true);
        this.actor = actor;
        this.messageType = messageType;
    }

    /**
     * The actor in which the failure arose.
     *
     * @return its name
     */
    public String actor() {
        return actor;
    }

    /**
     * The message that was being handled.
     *
     * @return the simple name of its type, or the name of a handler that takes primitives only
     */
    public String messageType() {
        return messageType;
    }
}
