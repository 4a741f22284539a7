package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Answers each message by another one. */
@Actor
final class Venue {

    private final DeskRef desk;
    private final Supply supply;

    Venue(final DeskRef desk, final Supply supply) {
        this.desk = desk;
        this.supply = supply;
    }

    @Handler
    void onQuote(final Quote quote) {
        final Quote answer = supply.take(quote.value + 1);
        supply.give(quote);
        desk.send(answer);
    }
}
