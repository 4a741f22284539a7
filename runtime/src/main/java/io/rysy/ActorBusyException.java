package io.rysy;

/**
 * Thrown by {@code fastSendX} when the group of the receiver is running something else at this moment. Each actor has
 * one such exception, made beforehand and without a stack trace, so that throwing it allocates nothing.
 */
public final class ActorBusyException extends DeliveryException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception of one actor.
     *
     * @param actor the name of the actor
     */
    public ActorBusyException(final String actor) {
        super("actor '" + actor + "' is busy: its group is running another turn", null, false);
    }
}
