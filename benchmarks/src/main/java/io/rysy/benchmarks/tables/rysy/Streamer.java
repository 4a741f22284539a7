package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Keeps a window of round trips under way, each with a message there and one back. */
@Actor
final class Streamer {

    /** How many round trips are under way. */
    static final int WINDOW = 256;

    private final EchoRef echo;
    private final Supply supply;
    private final boolean bundles;
    private QuoteBundle bundle = new QuoteBundle();
    private Go go;
    private long sum;
    private long unsent;
    private int remaining;

    Streamer(final EchoRef echo, final Supply supply, final boolean bundles) {
        this.echo = echo;
        this.supply = supply;
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
    void onBundle(final QuoteBundle received) {
        for (int i = 0; i < received.count; i++) {
            back(received.quotes[i]);
        }
    }

    private void back(final Quote quote) {
        sum += quote.value;
        if (go.samples != null) {
            go.samples.recordValue(System.nanoTime() - quote.time);
        }
        supply.give(quote);
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
        final Quote quote = supply.take(unsent--);
        if (go.samples != null) {
            quote.time = System.nanoTime();
        }
        if (!bundles) {
            echo.send(quote);
        } else if (bundle.add(quote)) {
            echo.send(bundle);
            bundle = new QuoteBundle();
        }
    }
}
