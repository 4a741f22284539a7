package io.rysy.samples.readme;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Takes pooled messages. */
@Actor
final class QuoteBook {
    private long price;

    @Handler
    void onQuote(final Quote quote) {
        price = quote.price;
    }

    @Handler
    long price(final QuoteBook.Ask ask) {
        return price;
    }

    /** Asks for the last price. */
    record Ask() {
    }
}
