package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Keeps a window of round trips under way, each with a message there and one back. */
@Actor
final class Streamer {

    /** How many round trips are under way. */
    static final int WINDOW = 256;

    private final EchoRef echo;

    /** Where messages come from; null where they are made anew. */
    private final PooledQuotePool pool;

    private final boolean bundles;
    private QuoteBundle bundle = new QuoteBundle();
    private Go go;
    private long sum;
    private long unsent;
    private int remaining;

    Streamer(final EchoRef echo, final PooledQuotePool pool, final boolean bundles) {
        this.echo = echo;
        this.pool = pool;
        this.bundles = bundles;
    }

    @Handler
    void start(final Go order) {
        go = order;
        sum = 0;
        unsent = order.count;
        remaining = order.count;
        for (int i = 0; i < WINDOW; i++) {
            send();
        }
    }

    @Handler
    void onQuote(final Quote quote) {
        back(quote);
    }

    @Handler
    void onPooled(final PooledQuote quote) {
        back(quote);
    }

    @Handler
    void onBundle(final QuoteBundle received) {
        for (int i = 0; i < received.count; i++) {
            back(received.quotes[i]);
        }
    }

    private void back(final QuoteFields quote) {
        sum += quote.value;
        if (go.samples != null) {
            go.samples.recordValue(System.nanoTime() - quote.time);
        }
        remaining--;
        if (remaining == 0) {
            go.finish(sum, 0);
        } else {
            send();
        }
    }

    private void send() {
        if (unsent == 0) {
            return;
        }
        final long value = unsent--;
        if (pool != null) {
            final PooledQuote quote = pool.acquire();
            quote.fill(value);
            stamp(quote);
            echo.send(quote);
        } else {
            send(new Quote(value));
        }
    }

    private void send(final Quote quote) {
        stamp(quote);
        if (!bundles) {
            echo.send(quote);
        } else if (bundle.add(quote)) {
            echo.send(bundle);
            bundle = new QuoteBundle();
        }
    }

    private void stamp(final QuoteFields quote) {
        if (go.samples != null) {
            quote.time = System.nanoTime();
        }
    }
}
