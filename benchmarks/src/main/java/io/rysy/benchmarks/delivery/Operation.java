package io.rysy.benchmarks.delivery;

/** The arms of {@link DeliveryBenchmark}. */
public enum Operation {

    /** A direct call that is not inlined, with a result. */
    DIRECT,

    /** The same under a {@code ReentrantLock} that nobody else takes. */
    REENTRANT_LOCK,

    /** {@code fastSend} of a message that has a reply. */
    REPLY,

    /** {@code fastSend} of a message that has none. */
    NO_REPLY,

    /** {@code fastSend} that has an object of the caller filled. */
    FILL,

    /** {@code fastSend} of primitives. */
    PRIMITIVES,

    /** {@code fastSendSpin}. */
    SPIN,

    /** {@code fastSendAdaptive}. */
    ADAPTIVE,

    /** {@code fastSendX}. */
    X,

    /** {@code fastSendOr}. */
    OR,

    /** {@code fastSendVoid}. */
    VOID,

    /** A ping whose handler sends a pong back to the sender, under the permissive policy, and then replies. */
    PING_PONG
}
