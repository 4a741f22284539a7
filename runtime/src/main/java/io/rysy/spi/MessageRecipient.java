package io.rysy.spi;

import io.rysy.Recipient;

/**
 * A ready-made recipient: the reply arrives as a message of a handler, in a turn of its actor. Never refused for lack
 * of room. Any thread.
 *
 * @param <M> the type of the reply, which is the handler's message type
 */
public final class MessageRecipient<M> implements Recipient<M> {

    private final ActorCell cell;
    private final int handler;

    /**
     * For generated cells.
     *
     * @param cell    the cell of the actor that gets the reply
     * @param handler the code of its handler
     */
    public MessageRecipient(final ActorCell cell, final int handler) {
        this.cell = cell;
        this.handler = handler;
    }

    @Override
    public void reply(final M reply) {
        cell.forceMessage(handler, reply);
    }

    @Override
    public void failed(final Throwable failure) {
        cell.forceFailure(failure);
    }
}
