package io.rysy.benchmarks.tables.rysy;

/** Made anew for each send, and left to the collector. */
final class Quote extends QuoteFields {

    Quote(final long value) {
        fill(value);
    }
}
