package io.rysy.benchmarks.tables.work;

/** Puts messages into what an arm measures. One thread. */
@FunctionalInterface
public interface Producer {

    /**
     * Sends a message.
     *
     * @param tick the message
     * @return false where there is no room
     */
    boolean offer(Tick tick);
}
