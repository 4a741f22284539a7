package io.rysy.spi;

import io.rysy.ActorContext;
import io.rysy.ActorRef;
import io.rysy.BooleanRecipient;
import io.rysy.ByteRecipient;
import io.rysy.CharRecipient;
import io.rysy.DeliveryException;
import io.rysy.DoubleRecipient;
import io.rysy.FloatRecipient;
import io.rysy.Group;
import io.rysy.HandlerFailedException;
import io.rysy.IntRecipient;
import io.rysy.LongRecipient;
import io.rysy.NoReplyException;
import io.rysy.Recipient;
import io.rysy.ShortRecipient;
import io.rysy.annotations.CyclePolicy;
import io.rysy.delivery.Cell;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionStage;
import java.util.random.RandomGenerator;
import org.agrona.concurrent.EpochNanoClock;

/**
 * What every generated cell extends: a cell that makes its actor by a factory.
 */
public abstract class ActorCell extends Cell {

    /** Whether handles and messages are watched for misuse. */
    private static final boolean CHECKED = Boolean.getBoolean("rysy.checked");

    private final Group group;

    /** The handles of replies, used in turn. Holder of the group's lock only. */
    private final ReplyHandle<?>[] handles = new ReplyHandle<?>[64];
    private int nextHandle;

    /** The open handles where they are watched for misuse. Holder of the group's lock only. */
    private final List<ReplyHandle<?>> neverUsedTwice = new ArrayList<>();

    /**
     * For generated subclasses.
     *
     * @param group  the group the actor lives in
     * @param name   the actor's name
     * @param policy the policy of the actor's class
     */
    protected ActorCell(final Group group, final String name, final CyclePolicy policy) {
        super(group.core(), name, policy);
        this.group = group;
    }

    /**
     * The group the actor lives in.
     *
     * @return the group
     */
    public final Group group() {
        return group;
    }

    /**
     * Makes the context of the actor.
     *
     * @param self the actor's own stub
     * @param <R>  its type
     * @return the context
     */
    protected final <R extends ActorRef> ActorContext<R> contextOf(final R self) {
        return new Context<>(this, self);
    }

    /**
     * Checks what a factory returned.
     *
     * @param made what it returned
     * @param <A>  its type
     * @return the same
     */
    protected final <A> A made(final A made) {
        if (made == null) {
            throw new NullPointerException("the factory of actor '" + name() + "' returned null");
        }
        return made;
    }

    /**
     * Opens the handle by which a handler replies to a message that was queued. Holder of the group's lock only.
     *
     * @param handler   the code of the handler
     * @param recipient where the reply goes, or null where nobody wants it
     * @param <R>       the type of the reply
     * @return the handle
     */
    protected final <R> ReplyHandle<R> openReply(final int handler, final Object recipient) {
        final ReplyHandle<R> handle = nextHandle();
        handle.open(handler, recipient, false);
        return handle;
    }

    /**
     * Opens the handle by which a handler replies to a synchronous caller. Holder of the group's lock only.
     *
     * @param handler the code of the handler
     * @param <R>     the type of the reply
     * @return the handle, to be closed by the caller
     */
    public final <R> ReplyHandle<R> openReply(final int handler) {
        final ReplyHandle<R> handle = nextHandle();
        handle.open(handler, null, true);
        return handle;
    }

    /**
     * A handler with a reply handle threw: takes note of it, and tells whoever waits for the reply.
     *
     * @param handler the code of the handler
     * @param handle  its handle
     * @param thrown  what it threw
     */
    protected final void replyFailed(final int handler, final ReplyHandle<?> handle, final Throwable thrown) {
        contain(handler, thrown);
        handle.handlerFailed(thrown instanceof DeliveryException ? thrown
            : new HandlerFailedException(name(), typeOf(handler), thrown));
    }

    @SuppressWarnings("unchecked")
    private <R> ReplyHandle<R> nextHandle() {
        if (CHECKED) {
            final ReplyHandle<R> fresh = new ReplyHandle<>(this);
            neverUsedTwice.removeIf(used -> !used.isOpen());
            neverUsedTwice.add(fresh);
            return fresh;
        }
        nextHandle = nextHandle + 1 & handles.length - 1;
        ReplyHandle<?> handle = handles[nextHandle];
        if (handle == null || handle.isBusy()) {
            // A deferred reply of long ago is still owed: it keeps its handle, and this place gets another.
            handle = new ReplyHandle<>(this);
            handles[nextHandle] = handle;
        }
        return (ReplyHandle<R>) handle;
    }

    /** The actor has stopped: who still waits for a deferred reply hears of it. */
    @Override
    protected final void ended() {
        for (final ReplyHandle<?> handle : CHECKED ? neverUsedTwice.toArray(new ReplyHandle<?>[0]) : handles) {
            if (handle != null) {
                handle.actorStopped();
            }
        }
    }

    /**
     * Hands on what a handler returned.
     *
     * @param recipient where it goes, or null where nobody wants it
     * @param reply     the reply
     */
    @SuppressWarnings("unchecked")
    protected final void reply(final Object recipient, final Object reply) {
        if (recipient == null) {
            dropReply();
        } else {
            ((Recipient<Object>) recipient).reply(reply);
        }
    }

    /**
     * Hands on what a handler returned.
     *
     * @param recipient where it goes, or null where nobody wants it
     * @param reply     the reply
     */
    protected final void reply(final Object recipient, final boolean reply) {
        if (recipient == null) {
            dropReply();
        } else {
            ((BooleanRecipient) recipient).reply(reply);
        }
    }

    /**
     * Hands on what a handler returned.
     *
     * @param recipient where it goes, or null where nobody wants it
     * @param reply     the reply
     */
    protected final void reply(final Object recipient, final byte reply) {
        if (recipient == null) {
            dropReply();
        } else {
            ((ByteRecipient) recipient).reply(reply);
        }
    }

    /**
     * Hands on what a handler returned.
     *
     * @param recipient where it goes, or null where nobody wants it
     * @param reply     the reply
     */
    protected final void reply(final Object recipient, final short reply) {
        if (recipient == null) {
            dropReply();
        } else {
            ((ShortRecipient) recipient).reply(reply);
        }
    }

    /**
     * Hands on what a handler returned.
     *
     * @param recipient where it goes, or null where nobody wants it
     * @param reply     the reply
     */
    protected final void reply(final Object recipient, final char reply) {
        if (recipient == null) {
            dropReply();
        } else {
            ((CharRecipient) recipient).reply(reply);
        }
    }

    /**
     * Hands on what a handler returned.
     *
     * @param recipient where it goes, or null where nobody wants it
     * @param reply     the reply
     */
    protected final void reply(final Object recipient, final int reply) {
        if (recipient == null) {
            dropReply();
        } else {
            ((IntRecipient) recipient).reply(reply);
        }
    }

    /**
     * Hands on what a handler returned.
     *
     * @param recipient where it goes, or null where nobody wants it
     * @param reply     the reply
     */
    protected final void reply(final Object recipient, final long reply) {
        if (recipient == null) {
            dropReply();
        } else {
            ((LongRecipient) recipient).reply(reply);
        }
    }

    /**
     * Hands on what a handler returned.
     *
     * @param recipient where it goes, or null where nobody wants it
     * @param reply     the reply
     */
    protected final void reply(final Object recipient, final float reply) {
        if (recipient == null) {
            dropReply();
        } else {
            ((FloatRecipient) recipient).reply(reply);
        }
    }

    /**
     * Hands on what a handler returned.
     *
     * @param recipient where it goes, or null where nobody wants it
     * @param reply     the reply
     */
    protected final void reply(final Object recipient, final double reply) {
        if (recipient == null) {
            dropReply();
        } else {
            ((DoubleRecipient) recipient).reply(reply);
        }
    }

    /**
     * Queues a message and waits for its reply by a stage.
     *
     * @param handler the code of the handler
     * @param message the message, not null
     * @param <R>     the type of the reply
     * @return completes with the reply, or exceptionally
     */
    public final <R> CompletionStage<R> ask(final int handler, final Object message) {
        return sendAsk(new Ask<>(this, handler), handler, message);
    }

    /**
     * As {@link #ask(int, Object)}, with an end to the waiting.
     *
     * @param handler the code of the handler
     * @param message the message, not null
     * @param limit   how long to wait
     * @param <R>     the type of the reply
     * @return completes with the reply, or exceptionally
     */
    public final <R> CompletionStage<R> ask(final int handler, final Object message, final Duration limit) {
        return sendAsk(new Ask<R>(this, handler).within(limit), handler, message);
    }

    /**
     * Queues a message of primitives and waits for its reply by a stage.
     *
     * @param handler the code of the handler
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     * @param <R>     the type of the reply
     * @return completes with the reply, or exceptionally
     */
    public final <R> CompletionStage<R> askLanes(final int handler, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        return sendAskLanes(new Ask<>(this, handler), handler, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    /**
     * As the other form, with an end to the waiting.
     *
     * @param handler the code of the handler
     * @param limit   how long to wait
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     * @param <R>     the type of the reply
     * @return completes with the reply, or exceptionally
     */
    public final <R> CompletionStage<R> askLanes(final int handler, final Duration limit, final long lane0,
        final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        return sendAskLanes(
            new Ask<R>(this, handler).within(limit), handler, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    private <R> CompletionStage<R> sendAsk(final Ask<R> ask, final int handler, final Object message) {
        boolean accepted = false;
        try {
            send(handler, message, ask);
            accepted = true;
        } finally {
            if (!accepted) {
                ask.forget();
            }
        }
        return ask.stage;
    }

    private <R> CompletionStage<R> sendAskLanes(final Ask<R> ask, final int handler, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        boolean accepted = false;
        try {
            sendLanes(handler, ask, lane0, lane1, lane2, lane3, lane4, lane5);
            accepted = true;
        } finally {
            if (!accepted) {
                ask.forget();
            }
        }
        return ask.stage;
    }

    /**
     * The handler that hears of failures that come where a reply was expected: the one that takes a {@code Throwable}.
     *
     * @return its code, or -1 where there is none
     */
    protected int failureHandler() {
        return -1;
    }

    void forceMessage(final int handler, final Object message) {
        force(handler, message);
    }

    void forceLane(final int handler, final long lane) {
        forceLanes(handler, lane);
    }

    /** A failure came in place of a reply. It was reported where it arose, so without a handler it ends here. */
    void forceFailure(final Throwable failure) {
        final int handler = failureHandler();
        if (handler >= 0) {
            force(handler, failure);
        }
    }

    void countDropped() {
        dropReply();
    }

    /** A reply that comes when nobody waits for it any more: counted, and given back where it is pooled. */
    @SuppressWarnings("unchecked")
    void lateReply(final int handler, final Object reply) {
        final Recipient<?> drain = drain(handler);
        if (drain == null) {
            dropReply();
        } else {
            ((Recipient<Object>) drain).reply(reply);
        }
    }

    /**
     * Who takes the pooled replies of a handler that nobody wants, and counts them.
     *
     * @param handler the code of the handler
     * @return the recipient, or null where the replies are not pooled
     */
    protected Recipient<?> drain(final int handler) {
        return null;
    }

    void reportMissing(final NoReplyException missing) {
        report(missing);
    }

    NoReplyException noReply(final int handler) {
        return new NoReplyException(name(), typeOf(handler));
    }

    /** What the factory is given. */
    private static final class Context<R extends ActorRef> implements ActorContext<R> {

        private final ActorCell cell;
        private final R self;
        private final SplittableRandom random = new SplittableRandom();

        /** When the turn began whose mark is {@code readIn}. */
        private long turnTime;
        private long readIn;

        Context(final ActorCell cell, final R self) {
            this.cell = cell;
            this.self = self;
        }

        @Override
        public R self() {
            return self;
        }

        @Override
        public String name() {
            return cell.name();
        }

        @Override
        public Group group() {
            return cell.group;
        }

        @Override
        public EpochNanoClock clock() {
            return cell.group.core().clock();
        }

        @Override
        public long turnTime() {
            final long turn = cell.turn();
            if (turn != readIn) {
                readIn = turn;
                turnTime = clock().nanoTime();
            }
            return turnTime;
        }

        @Override
        public RandomGenerator random() {
            return random;
        }

        @Override
        public void stop() {
            cell.stop();
        }
    }
}
