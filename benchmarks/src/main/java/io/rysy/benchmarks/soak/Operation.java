package io.rysy.benchmarks.soak;

/** What a sender can do to an actor. */
enum Operation {

    SEND, OFFER, ASK, RECIPIENT, VOID, SEND_TICK, OFFER_TICK, VOID_TICK, FAST, SPIN, ADAPTIVE, X, OR, FAST_TICK;

    static final Operation[] ALL = values();

    /** How many of the operations, the first ones, may queue the message. */
    static final int QUEUEING = FAST.ordinal();

    /** Whether the message may be queued: then it is one of the stream that has to arrive in order. */
    boolean queues() {
        return ordinal() < QUEUEING;
    }
}
