package io.rysy;

/** Thrown by an operation on an actor that is stopping or stopped: the sender still owns the message. */
public final class ActorStoppedException extends DeliveryException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param actor the name of the actor
     */
    public ActorStoppedException(final String actor) {
        super("actor '" + actor + "' is stopped");
    }
}
