package io.rysy.samples.ticktobook;

/** A trade happened. Valid during the call only. */
public final class Trade {
    /** When the packet was read that told of it, {@link System#nanoTime()}. */
    long readNanos;
    /** The instrument. */
    int securityId;
    /** Whether the one who came last bought; neither he nor the other one may be known to have. */
    boolean isBuy;
    /** Whether the one who came last sold. */
    boolean isSell;
}
