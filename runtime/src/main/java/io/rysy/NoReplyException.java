package io.rysy;

/** Says that a handler that owes a reply returned without one. */
public final class NoReplyException extends DeliveryException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param actor       the name of the actor
     * @param messageType the simple name of the message type, or the name of a handler that takes primitives only
     */
    public NoReplyException(final String actor, final String messageType) {
        super("actor '" + actor + "' returned from its handler of " + messageType + " without a reply");
    }
}
