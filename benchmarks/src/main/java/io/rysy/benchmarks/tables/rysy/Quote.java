package io.rysy.benchmarks.tables.rysy;

/** A message of the size of a book update: made anew for each send, or taken from a pool. */
final class Quote {

    /** What it says. */
    long value;

    long instrument;
    long bidPrice;
    long bidSize;
    long askPrice;
    long askSize;
    long sequence;
    long time;

    /** Fills all fields, as a sender does. */
    Quote fill(final long newValue) {
        value = newValue;
        instrument = 1;
        bidPrice = newValue;
        bidSize = 2;
        askPrice = newValue + 1;
        askSize = 3;
        sequence = newValue;
        time = newValue;
        return this;
    }
}
