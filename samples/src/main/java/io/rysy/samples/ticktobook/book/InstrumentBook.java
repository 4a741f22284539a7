package io.rysy.samples.ticktobook.book;

import io.rysy.samples.ticktobook.mdp.BookEntry;
import io.rysy.samples.ticktobook.mdp.Mdp;

/** The books of one instrument, and how far its own count of entries has come. One thread at a time. */
public final class InstrumentBook {
    /** Levels of the outright book. */
    public static final int DEPTH = 10;
    /** Levels of the implied book. */
    public static final int IMPLIED_DEPTH = 2;

    private final int securityId;
    private final PriceLadder bids = new PriceLadder(DEPTH);
    private final PriceLadder offers = new PriceLadder(DEPTH);
    private final PriceLadder impliedBids = new PriceLadder(IMPLIED_DEPTH);
    private final PriceLadder impliedOffers = new PriceLadder(IMPLIED_DEPTH);
    private final ReportSequence reports = new ReportSequence();
    private final Top published = new Top();
    private boolean hasOutright;
    private boolean touched;

    InstrumentBook(final int securityId) {
        this.securityId = securityId;
    }

    /**
     * The instrument.
     *
     * @return its number
     */
    public int securityId() {
        return securityId;
    }

    /**
     * One side of one of the books.
     *
     * @param entryType one of the entry types in {@link Mdp}
     * @return null if no book has that type
     */
    public PriceLadder side(final byte entryType) {
        return switch (entryType) {
            case Mdp.BID -> bids;
            case Mdp.OFFER -> offers;
            case Mdp.IMPLIED_BID -> impliedBids;
            case Mdp.IMPLIED_OFFER -> impliedOffers;
            default -> null;
        };
    }

    /**
     * The instrument's own count of entries.
     *
     * @return what was missing in it
     */
    public ReportSequence reports() {
        return reports;
    }

    /** Applies a change of a level; false if there was nothing to change. */
    boolean apply(final BookEntry entry) {
        final PriceLadder side = side(entry.entryType);
        return side != null && side.apply(entry.action, entry.level, entry.price, entry.size, entry.orders);
    }

    /** Voids all books. */
    void clear() {
        bids.clear();
        offers.clear();
        impliedBids.clear();
        impliedOffers.clear();
        reports.restart();
    }

    /** Whether the outright book has ever been touched. */
    boolean hasOutright() {
        return hasOutright;
    }

    /** Marks the outright book; false if it was marked already since the mark was last taken off. */
    boolean touch() {
        hasOutright = true;
        final boolean first = !touched;
        touched = true;
        return first;
    }

    /** Takes the mark off; true if the top of the book is another than the one published last, or the first. */
    boolean publish() {
        touched = false;
        return published.update(bids, offers);
    }
}
