package io.rysy.annotations;

/** Which queue stands between a group and those who send to it from outside. */
public enum MailboxKind {

    /** A ring under one lock. The default: steady in every regime, with the most even tail. */
    BLOCKING,

    /** The same ring; the consumer takes everything there is under one acquisition. For bursts from few senders. */
    BATCHED,

    /** Several rings, each under its own lock; every sender keeps to one of them. For many senders at once. */
    SHARDED,

    /** A bounded ring without locks. For the lowest median, and for consumers that spin. */
    LOCK_FREE
}
