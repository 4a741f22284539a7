package io.rysy.benchmarks.tables.peers;

import io.rysy.benchmarks.tables.work.Tick;

/** What travels through a peer's queue: what a slot of a mailbox holds of a message without a reply. */
final class Envelope {

    /** Whom it is for. */
    Receiver target;

    /** Which handler. */
    int code;

    /** The message. */
    Tick message;

    void deliver() {
        target.handle(code, message);
    }
}
