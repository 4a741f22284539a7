package io.rysy.benchmarks.tables.work;

import java.util.concurrent.atomic.AtomicLong;

/** What the consumer has handled. It writes; the producers' side looks at it from time to time. */
public final class Tally {

    private final AtomicLong published = new AtomicLong();
    private final int mask;
    private long count;
    private long sum;

    /**
     * Makes an empty one.
     *
     * @param step after how many messages to say so, a power of two
     */
    public Tally(final int step) {
        this.mask = step - 1;
    }

    /**
     * Counts a message. The consumer.
     *
     * @param value what it says
     */
    public void add(final long value) {
        sum += value;
        if ((++count & mask) == 0) {
            published.lazySet(count);
        }
    }

    /**
     * Waits until so many were handled, and checks the sum. Any thread.
     *
     * @param wantedCount how many since the beginning
     * @param wantedSum   what they add up to
     * @param yields      whether to leave the core to others meanwhile
     */
    public void await(final long wantedCount, final long wantedSum, final boolean yields) {
        final long deadline = System.nanoTime() + 20_000_000_000L;
        while (published.get() < wantedCount) {
            if (yields) {
                Thread.yield();
            } else {
                Thread.onSpinWait();
            }
            if (System.nanoTime() - deadline > 0) {
                throw new WorkLostException("messages handled", wantedCount, published.get());
            }
        }
        WorkLostException.check("messages handled", wantedCount, published.get());
        WorkLostException.check("sum of the messages", wantedSum, sum);
    }
}
