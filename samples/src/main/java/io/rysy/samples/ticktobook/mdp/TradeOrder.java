package io.rysy.samples.ticktobook.mdp;

/** One order that took part in a trade; reused from entry to entry. */
public final class TradeOrder {
    /** The order's number, unsigned 64 bits. */
    public long orderId;
    /** Lots of it that were filled. */
    public int lastSize;
}
