package io.rysy.benchmarks.tables.work;

import org.HdrHistogram.Histogram;

/**
 * When each round trip is due. A sample goes from then to its end, so that a pause counts for all the trips that it
 * delays, and not for the one alone that was under way. For one thread.
 */
public final class Schedule {

    private final int count;
    private final Histogram samples;
    private final long everyNanos;
    private final long begin = System.nanoTime();
    private long due = begin;
    private long end;
    private long sum;
    private int left;

    /**
     * The first one is due at once.
     *
     * @param count      how many
     * @param samples    takes the time of each; null where they are not to wait for their time
     * @param everyNanos from one to the next
     */
    public Schedule(final int count, final Histogram samples, final long everyNanos) {
        this.count = count;
        this.left = count;
        this.samples = samples;
        this.everyNanos = everyNanos;
    }

    /**
     * How many are to be answered.
     *
     * @return the number; also what the next one is to carry
     */
    public int left() {
        return left;
    }

    /** Waits until the next one is due; at once where samples are not taken. */
    public void awaitDue() {
        if (samples != null) {
            due += everyNanos;
            while (System.nanoTime() - due < 0) {
                Thread.onSpinWait();
            }
        }
    }

    /**
     * An answer came.
     *
     * @param value one more than the trip carried
     * @return whether there is another trip to do
     */
    public boolean back(final long value) {
        sum += value;
        if (samples != null) {
            samples.recordValue(System.nanoTime() - due);
        }
        if (--left > 0) {
            return true;
        }
        end = System.nanoTime();
        return false;
    }

    /**
     * Checks the answers.
     *
     * @return how long all took, in nanoseconds
     * @throws WorkLostException where they do not add up
     */
    public long checked() {
        WorkLostException.check("sum of the answers", (long) count * (count + 1L) / 2 + count, sum);
        return end - begin;
    }
}
