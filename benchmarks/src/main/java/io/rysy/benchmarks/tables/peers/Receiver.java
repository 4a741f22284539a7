package io.rysy.benchmarks.tables.peers;

import io.rysy.benchmarks.tables.work.Tick;

/** Who handles what comes out of a peer's queue. */
@FunctionalInterface
interface Receiver {

    /**
     * Handles a message. The thread that drains the queue.
     *
     * @param code    which handler
     * @param message the message
     */
    void handle(int code, Tick message);
}
