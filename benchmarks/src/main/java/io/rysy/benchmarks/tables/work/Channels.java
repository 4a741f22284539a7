package io.rysy.benchmarks.tables.work;

import org.agrona.concurrent.IdleStrategy;

/** Opens the channel of an arm. */
@FunctionalInterface
public interface Channels {

    /**
     * Opens a channel.
     *
     * @param capacity in messages, a power of two
     * @param idle     what its consumer does while there is nothing
     * @param tally    what its consumer adds up
     * @return the channel, whose consumer runs
     */
    Channel open(int capacity, IdleStrategy idle, Tally tally);
}
