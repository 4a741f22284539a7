package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Message;

/** The same, out of a pool; the runtime gives it back after the handler. */
@Message(pool = PooledQuote.MADE)
final class PooledQuote extends QuoteFields {

    /** How many are made beforehand: those that {@link Desk} keeps, and plenty that are under way. */
    static final int MADE = 2 * Desk.KEPT;
}
