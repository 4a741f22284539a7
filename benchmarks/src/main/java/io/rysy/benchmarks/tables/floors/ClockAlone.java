package io.rysy.benchmarks.tables.floors;

import io.rysy.benchmarks.tables.work.Schedule;
import io.rysy.benchmarks.tables.work.Workload;
import org.HdrHistogram.Histogram;

/**
 * The floor of all that is done at a fixed rate: nothing is done when it is due. What its percentiles show are the
 * times in which the machine did not run the thread.
 */
public final class ClockAlone implements Workload {

    private final long everyNanos;

    /**
     * Makes one.
     *
     * @param everyNanos from one to the next
     */
    public ClockAlone(final long everyNanos) {
        this.everyNanos = everyNanos;
    }

    @Override
    public long run(final int count, final Histogram samples) {
        final Schedule schedule = new Schedule(count, samples, everyNanos);
        do {
            schedule.awaitDue();
        } while (schedule.back(schedule.left() + 1L));
        return schedule.checked();
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
