package io.rysy.benchmarks.tables;

import java.math.BigDecimal;
import java.math.MathContext;

/** Writes JSON: objects, arrays, texts, numbers. */
final class Json {

    private static final MathContext DIGITS = new MathContext(5);

    private final StringBuilder out = new StringBuilder();
    private final boolean oneLine;
    private int depth;
    private boolean first = true;

    Json(final boolean oneLine) {
        this.oneLine = oneLine;
    }

    Json beginObject() {
        return begin('{');
    }

    Json beginObject(final String name) {
        name(name);
        return open('{');
    }

    Json endObject() {
        return end('}');
    }

    Json beginArray(final String name) {
        name(name);
        return open('[');
    }

    Json endArray() {
        return end(']');
    }

    Json text(final String name, final String value) {
        name(name);
        quote(value);
        return this;
    }

    Json flag(final String name, final boolean value) {
        name(name);
        out.append(value);
        return this;
    }

    /** With five digits. */
    Json number(final String name, final double value) {
        name(name);
        out.append(format(value));
        return this;
    }

    /** An element of an array. */
    Json number(final double value) {
        separate();
        out.append(format(value));
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }

    static String format(final double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return "null";
        }
        final BigDecimal rounded = Math.abs(value) >= 1e5 ? BigDecimal.valueOf(Math.rint(value))
            : BigDecimal.valueOf(value).round(DIGITS);
        final String text = rounded.stripTrailingZeros().toPlainString();
        return text.equals("-0") ? "0" : text;
    }

    private Json begin(final char bracket) {
        separate();
        return open(bracket);
    }

    private Json open(final char bracket) {
        out.append(bracket);
        depth++;
        first = true;
        return this;
    }

    private Json end(final char bracket) {
        depth--;
        if (!first) {
            newLine();
        }
        out.append(bracket);
        first = false;
        return this;
    }

    private void name(final String name) {
        separate();
        quote(name);
        out.append(oneLine ? ":" : ": ");
    }

    private void separate() {
        if (!first) {
            out.append(',');
        }
        if (depth > 0) {
            newLine();
        }
        first = false;
    }

    private void newLine() {
        if (!oneLine) {
            out.append('\n').append("  ".repeat(depth));
        }
    }

    private void quote(final String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            final char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
