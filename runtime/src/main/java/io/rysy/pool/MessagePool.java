package io.rysy.pool;

import io.rysy.annotations.OnExhausted;
import io.rysy.delivery.Carrier;
import io.rysy.delivery.Cell;
import io.rysy.delivery.OwnerCall;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * A pool of messages of one class, for one system. The processor generates a subclass for each class with
 * {@code @Message(pool = n)}.
 *
 * <p>Who owns a message: the one who acquired it, until a {@code send}, {@code offer} or {@code ask} accepts it. From
 * then on the runtime does, and releases it after the handler, also where the handler failed or was never reached.
 * Synchronous operations never take it. A handler that keeps a message, or sends it on, calls {@link #retain} first.
 * The receiver of a pooled reply owns it.
 *
 * <p>With {@code -Drysy.checked=true} a pool watches for use after release, double release, changes after a send, and
 * leaks, and says where the message was acquired; without, it pays nothing for that.
 *
 * @param <M> the class of the messages
 */
// Generated subclasses have no state: that their make() is called before they are initialised does no harm.
@SuppressWarnings("this-escape")
public abstract class MessagePool<M> {

    private static final int RECENT = 64;

    private final String name;
    private final OnExhausted onExhausted;
    private final int rounds;
    private final Depot depot;
    private final ThreadLocal<Local> own = new ThreadLocal<>();

    /** A cache in front of {@code own}, by the low bits of the thread id. */
    private final Local[] recent = new Local[RECENT];

    private final AtomicLong made = new AtomicLong();
    private final AtomicLong exhaustions = new AtomicLong();
    private final Checks<M> checks;

    /**
     * For generated subclasses.
     *
     * @param name        the name of the message class
     * @param size        how many messages to make beforehand
     * @param onExhausted what to do when all are out
     */
    protected MessagePool(final String name, final int size, final OnExhausted onExhausted) {
        this(name, size, onExhausted, Magazine.ROUNDS);
    }

    /** A pool whose magazines take another number of messages. */
    MessagePool(final String name, final int size, final OnExhausted onExhausted, final int rounds) {
        this.name = name;
        this.onExhausted = onExhausted;
        this.rounds = rounds;
        this.depot = new Depot(rounds);
        this.checks = Checks.ON ? new Checks<>(this, name) : null;
        for (int left = size; left > 0; left -= rounds) {
            final Magazine magazine = new Magazine(rounds);
            for (int i = 0; i < Math.min(left, rounds); i++) {
                magazine.push(make());
            }
            depot.put(magazine);
        }
        Arrays.fill(recent, new Local(0L, null, null));
        made.set(size);
    }

    /**
     * Takes a message out of the pool. Its fields are as its last user left them. Any thread.
     *
     * @return a message, which the caller owns
     * @throws PoolExhaustedException where all are out and the pool does not grow
     */
    @SuppressWarnings("unchecked")
    public final M acquire() {
        final Local local = local();
        Magazine magazine = local.magazine;
        if (magazine.isEmpty()) {
            magazine = depot.exchangeForLoaded(magazine);
            if (magazine == null) {
                return exhausted();
            }
            local.magazine = magazine;
        }
        final M message = (M) magazine.pop();
        if (Checks.ON) {
            checks.acquired(message);
        }
        return message;
    }

    /**
     * Gives a message back. By its owner, any thread.
     *
     * @param message the message; not to be touched any more
     */
    public final void release(final M message) {
        if (Checks.ON && !checks.released(message)) {
            return;
        }
        final Local local = local();
        Magazine magazine = local.magazine;
        if (magazine.isFull()) {
            magazine = depot.exchangeForEmpty(magazine);
            local.magazine = magazine;
        }
        magazine.push(message);
    }

    /**
     * The object to keep, or to send on, of a message that is being handled: the same one where the runtime owns it,
     * which then does not release it; a copy out of the pool where a synchronous caller does. In the handler, on its
     * thread.
     *
     * @param message the message that the handler was given
     * @return a message with the same content, which the handler owns
     */
    public final M retain(final M message) {
        return local().take(message) ? message : copy(message);
    }

    /**
     * A copy of a message, out of the pool. Any thread.
     *
     * @param message the message
     * @return another one with the same content, which the caller owns
     */
    public final M copy(final M message) {
        Objects.requireNonNull(message, "the message");
        final M copy = acquire();
        copy(message, copy);
        return copy;
    }

    /**
     * How often a message was wanted and all were out. Any thread.
     *
     * @return the number since the pool was made
     */
    public final long exhaustions() {
        return exhaustions.get();
    }

    /**
     * How many messages the pool has made. Any thread.
     *
     * @return those made beforehand and those made when all were out
     */
    public final long made() {
        return made.get();
    }

    /**
     * The runtime hands a message to a handler: one that it owns, unless the group's thread does it for a synchronous
     * caller. For generated cells.
     *
     * @param message  the message
     * @param receiver the cell of the actor
     * @param reply    where the reply goes, or null
     */
    public final void begin(final M message, final Cell receiver, final Object reply) {
        if (reply instanceof OwnerCall) {
            local().begin(null, receiver.turn());
            return;
        }
        if (Checks.ON) {
            checks.delivered(message);
        }
        local().begin(message, receiver.turn());
    }

    /**
     * The handler has returned: releases the message, unless the handler retained it. For generated cells.
     *
     * @param message the message
     */
    public final void end(final M message) {
        if (local().end()) {
            release(message);
        }
    }

    /**
     * Gives back a message that was accepted and that nobody will handle. For generated cells.
     *
     * @param message the message
     */
    public final void discard(final M message) {
        if (Checks.ON) {
            checks.delivered(message);
        }
        release(message);
    }

    /**
     * A message is about to be sent. For generated stubs.
     *
     * @param message the message
     */
    public final void sending(final M message) {
        if (Checks.ON && message != null) {
            checks.sending(message);
        }
    }

    /**
     * A message that was about to be sent was refused. For generated stubs.
     *
     * @param message the message, which its sender owns still
     */
    public final void refused(final M message) {
        if (Checks.ON) {
            checks.refused(message);
        }
    }

    /**
     * Says what was acquired and never released. At the end of the system; does nothing where nobody watches.
     *
     * @param report takes each finding
     */
    public final void reportLeaks(final Consumer<Throwable> report) {
        if (Checks.ON) {
            checks.reportLeaks(report);
        }
    }

    /**
     * Makes a message.
     *
     * @return a new one
     */
    protected abstract M make();

    /**
     * Copies the content of a message.
     *
     * @param from the message
     * @param to   another one
     */
    protected abstract void copy(M from, M to);

    /**
     * Whether two messages have the same content: each field equal, or the same object.
     *
     * @param one   a message
     * @param other another
     * @return true where they have
     */
    protected abstract boolean same(M one, M other);

    private M exhausted() {
        if (depot.reclaim()) {
            return acquire();
        }
        exhaustions.incrementAndGet();
        if (onExhausted == OnExhausted.FAIL) {
            throw new PoolExhaustedException("all " + made.get() + " messages of the pool of " + name + " are out, or "
                + "idle with other threads: release what is not needed, or give the class a larger @Message(pool = n)");
        }
        made.incrementAndGet();
        final M message = make();
        if (Checks.ON) {
            checks.acquired(message);
        }
        return message;
    }

    private Local local() {
        final long thread = Carrier.currentId();
        final Local local = recent[(int) thread & RECENT - 1];
        return local.thread == thread ? local : find(thread);
    }

    private Local find(final long thread) {
        Local local = own.get();
        if (local == null) {
            local = new Local(thread, Thread.currentThread(), new Magazine(rounds));
            own.set(local);
            depot.register(local);
        }
        recent[(int) thread & RECENT - 1] = local;
        return local;
    }
}
