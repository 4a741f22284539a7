package io.rysy.samples.ticktobook.book;

import io.rysy.samples.ticktobook.mdp.Mdp;

/** Builds one line of figures after the other in the same memory. One thread at a time. */
final class CsvLine {
    private final StringBuilder line = new StringBuilder(128);

    CsvLine begin(final long first) {
        line.setLength(0);
        line.append(first);
        return this;
    }

    CsvLine add(final long value) {
        line.append(',').append(value);
        return this;
    }

    CsvLine add(final char value) {
        line.append(',').append(value);
        return this;
    }

    /** A figure that is left empty for null. */
    CsvLine addNullable(final long value) {
        line.append(',');
        if (value != Mdp.NULL) {
            line.append(value);
        }
        return this;
    }

    CharSequence end() {
        return line.append('\n');
    }
}
