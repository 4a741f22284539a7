package io.rysy.benchmarks.tables.work;

/** A queue with a thread behind it that adds up what comes out in a {@link Tally}. */
public interface Channel extends AutoCloseable {

    /**
     * A producer's side.
     *
     * @param inFlight how many of its messages can be under way at once
     * @return for one thread
     */
    Producer producer(int inFlight);

    @Override
    void close();
}
