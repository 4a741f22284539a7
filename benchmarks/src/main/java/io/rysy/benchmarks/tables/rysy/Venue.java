package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Answers each message by another one. */
@Actor
final class Venue {

    private final DeskRef desk;
    private final PooledQuotePool pool;

    Venue(final DeskRef desk, final PooledQuotePool pool) {
        this.desk = desk;
        this.pool = pool;
    }

    @Handler
    void onQuote(final Quote quote) {
        desk.send(new Quote(quote.value + 1));
    }

    @Handler
    void onPooled(final PooledQuote quote) {
        final PooledQuote answer = pool.acquire();
        answer.fill(quote.value + 1);
        desk.send(answer);
    }
}
