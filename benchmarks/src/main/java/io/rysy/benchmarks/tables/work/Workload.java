package io.rysy.benchmarks.tables.work;

import org.HdrHistogram.Histogram;

/** What an arm does again and again. Called by one thread. */
public interface Workload extends AutoCloseable {

    /**
     * Does a number of operations, and sees that each was done.
     *
     * @param count   how many, a multiple of {@link #unit()} and at most {@link #limit()}
     * @param samples takes the time of each in nanoseconds; null where no clock is to be read between them
     * @return how long the operations took together, in nanoseconds
     * @throws WorkLostException where fewer were completed than were asked for
     */
    long run(int count, Histogram samples);

    /**
     * Of what the counts are multiples.
     *
     * @return the number of operations that belong together
     */
    default int unit() {
        return 1;
    }

    /**
     * How many operations one run can do.
     *
     * @return the largest count
     */
    default int limit() {
        return 1 << 24;
    }

    @Override
    void close();
}
