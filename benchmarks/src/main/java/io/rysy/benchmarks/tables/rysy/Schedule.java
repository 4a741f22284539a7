package io.rysy.benchmarks.tables.rysy;

import io.rysy.benchmarks.tables.work.WorkLostException;
import org.HdrHistogram.Histogram;

/**
 * When each round trip is due. A sample goes from then to its end, so that a pause counts for all the trips that it
 * delays, and not for the one alone that was under way.
 */
final class Schedule {

    private final int count;
    private final Histogram samples;
    private final long everyNanos;
    private final long begin = System.nanoTime();
    private long due = begin;
    private long end;
    private long sum;
    private int left;

    Schedule(final int count, final Histogram samples, final long everyNanos) {
        this.count = count;
        this.left = count;
        this.samples = samples;
        this.everyNanos = everyNanos;
    }

    int left() {
        return left;
    }

    /** Waits until the next one is due; at once where samples are not taken. */
    void awaitDue() {
        if (samples != null) {
            due += everyNanos;
            while (System.nanoTime() - due < 0) {
                Thread.onSpinWait();
            }
        }
    }

    /** An answer came: whether there is another trip to do. */
    boolean back(final long value) {
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

    long checked() {
        WorkLostException.check("sum of the answers", (long) count * (count + 1L) / 2 + count, sum);
        return end - begin;
    }
}
