package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.OnExhausted;
import io.rysy.pool.MessagePool;

/** A pool of quotes whose messages are acquired and released by hand. */
final class QuotePool extends MessagePool<Quote> {

    QuotePool(final int size) {
        super("Quote", size, OnExhausted.GROW);
    }

    @Override
    protected Quote make() {
        return new Quote();
    }

    @Override
    protected void copy(final Quote from, final Quote to) {
        to.fill(from.value);
    }

    @Override
    protected boolean same(final Quote one, final Quote other) {
        return one.value == other.value;
    }
}
