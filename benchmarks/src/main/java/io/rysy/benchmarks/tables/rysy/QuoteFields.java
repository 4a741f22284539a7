package io.rysy.benchmarks.tables.rysy;

/** What a message of the size of a book update says. */
abstract class QuoteFields {

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
    final void fill(final long newValue) {
        value = newValue;
        instrument = 1;
        bidPrice = newValue;
        bidSize = 2;
        askPrice = newValue + 1;
        askSize = 3;
        sequence = newValue;
        time = newValue;
    }
}
