package io.rysy.samples.ticktobook.book;

/** The best level of both sides as it was published last. */
final class Top {
    private boolean isPublished;
    private long bidPrice;
    private long bidSize;
    private long offerPrice;
    private long offerSize;

    /** Takes over the best levels; false if they are the same as before. */
    boolean update(final PriceLadder bids, final PriceLadder offers) {
        if (isPublished && bidPrice == bids.price(1) && bidSize == bids.size(1)
            && offerPrice == offers.price(1) && offerSize == offers.size(1)) {
            return false;
        }
        isPublished = true;
        bidPrice = bids.price(1);
        bidSize = bids.size(1);
        offerPrice = offers.price(1);
        offerSize = offers.size(1);
        return true;
    }
}
