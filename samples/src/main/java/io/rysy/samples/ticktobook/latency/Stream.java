package io.rysy.samples.ticktobook.latency;

import java.util.Locale;

/** What kind of market data something began with. */
public enum Stream {
    /** A change of a book. */
    BOOK,
    /** A trade. */
    TRADE;

    /**
     * The name in tables and JSON.
     *
     * @return lower case
     */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
