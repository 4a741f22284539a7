package io.rysy.samples.ticktobook.mdp;

/** One change of a price level, from any of the book templates; reused from entry to entry. */
public final class BookEntry {
    /** The instrument. */
    public int securityId;
    /** The instrument's own count of entries, unsigned 32 bits. */
    public long rptSeq;
    /** One of the actions in {@link Mdp}. */
    public int action;
    /** One of the entry types in {@link Mdp}. */
    public byte entryType;
    /** The place in the book, from 1. */
    public int level;
    /** The price's mantissa as on the wire, {@link Mdp#NULL} for none. */
    public long price;
    /** Lots, {@link Mdp#NULL} for none. */
    public long size;
    /** Orders at the level, {@link Mdp#NULL} for none. */
    public long orders;
    /** Lots that can be traded, {@link Mdp#NULL} for none or an older template. */
    public long tradeableSize;
}
