package io.rysy.benchmarks.tables.peers;

import io.rysy.benchmarks.tables.work.Tick;

/** One producer's side of a peer's queue. One thread. */
interface Sender {

    /**
     * Puts a message into the queue.
     *
     * @param target  whom it is for
     * @param code    which handler
     * @param message the message
     * @return false where there is no room
     */
    boolean offer(Receiver target, int code, Tick message);
}
