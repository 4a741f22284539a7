package io.rysy.benchmarks.tables.rysy;

/** Where messages come from, and where they go when nobody needs them any more. */
interface Supply {

    /** A message with all fields filled. */
    Quote take(long value);

    /** Gives a message back. */
    void give(Quote quote);

    /** From the heap, and left to the collector. */
    static Supply heap() {
        return new Supply() {
            @Override
            public Quote take(final long value) {
                return new Quote().fill(value);
            }

            @Override
            public void give(final Quote quote) {
                // The collector finds it.
            }
        };
    }

    /** From a pool. */
    static Supply pool(final int size) {
        final QuotePool pool = new QuotePool(size);
        return new Supply() {
            @Override
            public Quote take(final long value) {
                return pool.acquire().fill(value);
            }

            @Override
            public void give(final Quote quote) {
                pool.release(quote);
            }
        };
    }
}
