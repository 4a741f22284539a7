package io.rysy.spi;

import io.rysy.AskTimeoutException;
import io.rysy.BooleanRecipient;
import io.rysy.ByteRecipient;
import io.rysy.CharRecipient;
import io.rysy.DoubleRecipient;
import io.rysy.FloatRecipient;
import io.rysy.IntRecipient;
import io.rysy.LongRecipient;
import io.rysy.Recipient;
import io.rysy.ShortRecipient;
import io.rysy.delivery.Cell;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * An {@code ask} that waits for its reply: a recipient that completes a stage, in a turn of the actor that asked
 * where it was one.
 *
 * @param <R> the type of the reply, boxed where it is primitive
 */
final class Ask<R> implements Recipient<R>, BooleanRecipient, ByteRecipient, ShortRecipient, CharRecipient,
    IntRecipient, LongRecipient, FloatRecipient, DoubleRecipient, Runnable {

    final CompletableFuture<R> stage = new CompletableFuture<>();

    private final ActorCell asked;
    private final int handler;

    /** The actor that asked, or null. */
    private final Cell home = Cell.current();

    private final AtomicBoolean answered = new AtomicBoolean();

    /** What runs the time-out; it ends, and forgets this, with the answer. */
    private CompletableFuture<Void> timer;

    private R value;
    private Throwable failure;

    Ask(final ActorCell asked, final int handler) {
        this.asked = asked;
        this.handler = handler;
    }

    /** As long as this, no longer. Before the message is sent. */
    Ask<R> within(final Duration limit) {
        timer = new CompletableFuture<Void>().orTimeout(limit.toNanos(), TimeUnit.NANOSECONDS);
        timer.whenComplete((nothing, over) -> {
            if (over instanceof TimeoutException) {
                failed(new AskTimeoutException("actor '" + asked.name() + "' did not reply to "
                    + asked.typeOf(handler) + " within " + limit));
            }
        });
        return this;
    }

    /** The message was not accepted: nobody is going to answer. */
    void forget() {
        answered.set(true);
        endTimer();
    }

    @Override
    public void reply(final R reply) {
        if (answered.compareAndSet(false, true)) {
            value = reply;
            answer();
        } else {
            asked.lateReply(handler, reply);
        }
    }

    @Override
    public void failed(final Throwable why) {
        if (answered.compareAndSet(false, true)) {
            failure = why;
            answer();
        }
    }

    private void answer() {
        endTimer();
        if (home == null || !home.runSoon(this)) {
            run();
        }
    }

    private void endTimer() {
        if (timer != null) {
            timer.complete(null);
        }
    }

    /** Completes the stage. In a turn of the actor that asked. */
    @Override
    public void run() {
        if (failure != null) {
            stage.completeExceptionally(failure);
        } else {
            stage.complete(value);
        }
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
