package io.rysy.samples.ticktobook;

/** The best level of both sides of a book, {@code Mdp.NULL} where there is none. Valid during the call only. */
public final class TopOfBook {
    /** When the packet was read that ended the event, {@link System#nanoTime()}. */
    long readNanos;
    /** The instrument. */
    int securityId;
    /** The mantissa of the best price of buyers. */
    long bidPrice;
    /** Lots there. */
    long bidSize;
    /** The mantissa of the best price of sellers. */
    long offerPrice;
    /** Lots there. */
    long offerSize;
}
