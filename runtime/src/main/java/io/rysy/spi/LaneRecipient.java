package io.rysy.spi;

import io.rysy.BooleanRecipient;
import io.rysy.ByteRecipient;
import io.rysy.CharRecipient;
import io.rysy.DoubleRecipient;
import io.rysy.FloatRecipient;
import io.rysy.IntRecipient;
import io.rysy.LongRecipient;
import io.rysy.ShortRecipient;

/**
 * A ready-made recipient of primitive replies: the reply arrives as a message of a handler that takes one primitive.
 * Never refused for lack of room. Any thread.
 */
public final class LaneRecipient implements BooleanRecipient, ByteRecipient, ShortRecipient, CharRecipient,
    IntRecipient, LongRecipient, FloatRecipient, DoubleRecipient {

    private final ActorCell cell;
    private final int handler;

    /**
     * For generated cells.
     *
     * @param cell    the cell of the actor that gets the reply
     * @param handler the code of its handler
     */
    public LaneRecipient(final ActorCell cell, final int handler) {
        this.cell = cell;
        this.handler = handler;
    }

    @Override
    public void reply(final boolean reply) {
        cell.forceLane(handler, reply ? 1L : 0L);
    }

    @Override
    public void reply(final byte reply) {
        cell.forceLane(handler, reply);
    }

    @Override
    public void reply(final short reply) {
        cell.forceLane(handler, reply);
    }

    @Override
    public void reply(final char reply) {
        cell.forceLane(handler, reply);
    }

    @Override
    public void reply(final int reply) {
        cell.forceLane(handler, reply);
    }

    @Override
    public void reply(final long reply) {
        cell.forceLane(handler, reply);
    }

    @Override
    public void reply(final float reply) {
        cell.forceLane(handler, Float.floatToRawIntBits(reply));
    }

    @Override
    public void reply(final double reply) {
        cell.forceLane(handler, Double.doubleToRawLongBits(reply));
    }

    @Override
    public void failed(final Throwable failure) {
        cell.forceFailure(failure);
    }
}
