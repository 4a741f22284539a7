package io.rysy.spi;

import io.rysy.BooleanRecipient;
import io.rysy.ByteRecipient;
import io.rysy.CharRecipient;
import io.rysy.DoubleRecipient;
import io.rysy.FloatRecipient;
import io.rysy.IntRecipient;
import io.rysy.LongRecipient;
import io.rysy.Recipient;
import io.rysy.ShortRecipient;
import java.util.concurrent.CompletableFuture;

/**
 * An {@code ask} that waits for its reply: a recipient that completes a stage.
 *
 * @param <R> the type of the reply, boxed where it is primitive
 */
final class Ask<R> implements Recipient<R>, BooleanRecipient, ByteRecipient, ShortRecipient, CharRecipient,
    IntRecipient, LongRecipient, FloatRecipient, DoubleRecipient {

    final CompletableFuture<R> stage = new CompletableFuture<>();

    private final ActorCell asked;

    Ask(final ActorCell asked) {
        this.asked = asked;
    }

    @Override
    public void reply(final R reply) {
        if (!stage.complete(reply)) {
            asked.countDropped();
        }
    }

    @Override
    public void failed(final Throwable failure) {
        stage.completeExceptionally(failure);
    }

    @Override
    public void reply(final boolean reply) {
        box(Boolean.valueOf(reply));
    }

    @Override
    public void reply(final byte reply) {
        box(Byte.valueOf(reply));
    }

    @Override
    public void reply(final short reply) {
        box(Short.valueOf(reply));
    }

    @Override
    public void reply(final char reply) {
        box(Character.valueOf(reply));
    }

    @Override
    public void reply(final int reply) {
        box(Integer.valueOf(reply));
    }

    @Override
    public void reply(final long reply) {
        box(Long.valueOf(reply));
    }

    @Override
    public void reply(final float reply) {
        box(Float.valueOf(reply));
    }

    @Override
    public void reply(final double reply) {
        box(Double.valueOf(reply));
    }

    @SuppressWarnings("unchecked")
    private void box(final Object reply) {
        reply((R) reply);
    }
}
