package io.rysy.benchmarks.soak;

/** What became of an operation. */
enum Outcome {

    /** It was accepted by a queue, or run here in the place of that. */
    QUEUED,

    /** The handler ran while the sender waited. */
    CALLED,

    /** {@code fastSendVoid} ran the handler here; also counted as {@link #QUEUED}. */
    RAN_HERE,

    /** {@code fastSendVoid} enqueued, or tried to. */
    FELL_BACK,

    /** Refused: no room. */
    FULL,

    /** Refused: somebody else was inside. */
    BUSY,

    /** Refused: a cycle of calls on this thread. */
    CYCLE,

    /** A call that was refused for a deadlock. */
    DEADLOCK,

    /** A blocking send that was refused for a deadlock. */
    SEND_DEADLOCK;

    static final Outcome[] ALL = values();
}
