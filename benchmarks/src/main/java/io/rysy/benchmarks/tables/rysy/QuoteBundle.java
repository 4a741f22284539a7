package io.rysy.benchmarks.tables.rysy;

/** Messages that their sender has collected, to send them in one go. */
final class QuoteBundle {

    /** How many are collected. */
    static final int SIZE = 32;

    /** The messages. */
    final Quote[] quotes = new Quote[SIZE];

    /** How many there are. */
    int count;

    /** Adds one; true when it is full. */
    boolean add(final Quote quote) {
        quotes[count++] = quote;
        return count == SIZE;
    }
}
