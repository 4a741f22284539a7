package io.rysy.samples.ticktobook.mdp;

/** One trade, from any of the trade templates; reused from entry to entry. */
public final class TradeEntry {
    /** The instrument. */
    public int securityId;
    /** The instrument's own count of entries, unsigned 32 bits. */
    public long rptSeq;
    /** The price's mantissa as on the wire. */
    public long price;
    /** Lots. */
    public long size;
    /** Orders in the trade, {@link Mdp#NULL} for none. */
    public long orders;
    /** 0 none, 1 buy, 2 sell; {@link Mdp#NULL} for none. */
    public long aggressor;
    /** 0 new, 1 change, 2 delete. */
    public int action;
    /** The trade's number, unsigned 32 bits, {@link Mdp#NULL} for none. */
    public long tradeId;
}
