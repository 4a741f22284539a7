package io.rysy.samples.ticktobook.mdp;

/** One order behind a change of a price level; reused from entry to entry. */
public final class BookOrder {
    /** The order's number, unsigned 64 bits. */
    public long orderId;
    /** Its rank, unsigned 64 bits, {@link Mdp#NULL} for none. */
    public long priority;
    /** Lots shown, {@link Mdp#NULL} for none. */
    public long displaySize;
    /** Which entry of the message it belongs to, from 1, {@link Mdp#NULL} for none. */
    public long reference;
    /** 0 new, 1 update, 2 delete. */
    public int action;
}
