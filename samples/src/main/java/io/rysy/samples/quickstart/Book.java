package io.rysy.samples.quickstart;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Keeps the best bid. A plain class: its fields need no lock, since its handlers run one at a time. */
@Actor
final class Book {
    private long best;

    @Handler
    void onBid(final Bid bid) {
        best = Math.max(best, bid.price());
    }

    @Handler
    long bestBid(final BestBid query) {
        return best;
    }
}
