package io.rysy;

import java.time.Duration;
import java.util.Objects;

/**
 * What {@code send} and {@code ask} do where the mailbox of the receiver is full. {@code offer} says so by its result
 * and {@code fastSendVoid} by an exception, whatever is set here; replies and control messages are never refused.
 */
public final class OnFull {

    private static final OnFull REJECT = new OnFull(0L, false);
    private static final OnFull SPILL = new OnFull(0L, true);

    private final long blockNanos;
    private final boolean spills;

    private OnFull(final long blockNanos, final boolean spills) {
        this.blockNanos = blockNanos;
        this.spills = spills;
    }

    /**
     * Throws {@link MailboxFullException}; the sender still owns the message. The default.
     *
     * @return the policy
     */
    public static OnFull reject() {
        return REJECT;
    }

    /**
     * Waits for room, and rejects when the time is over. A member never waits for room in its own group: it is
     * rejected at once.
     *
     * @param limit how long to wait; zero rejects at once
     * @return the policy
     */
    public static OnFull block(final Duration limit) {
        Objects.requireNonNull(limit, "how long to wait for room");
        if (limit.isNegative()) {
            throw new IllegalArgumentException("how long to wait for room is negative: " + limit);
        }
        return limit.isZero() ? REJECT : new OnFull(saturatedNanos(limit), false);
    }

    /**
     * Takes the message all the same, in its place in the order: the mailbox grows without a bound, and the group
     * counts what went over the capacity.
     *
     * @return the policy
     */
    public static OnFull spill() {
        return SPILL;
    }

    /**
     * How long a sender waits for room.
     *
     * @return nanoseconds, 0 where it does not wait
     */
    public long blockNanos() {
        return blockNanos;
    }

    /**
     * Whether the mailbox takes more than its capacity.
     *
     * @return true where it does
     */
    public boolean spills() {
        return spills;
    }

    private static long saturatedNanos(final Duration limit) {
        try {
            return limit.toNanos();
        } catch (final ArithmeticException e) {
            return Long.MAX_VALUE / 4;
        }
    }
}
