package io.rysy.benchmarks.tables;

/**
 * What was promised, and what became of it.
 *
 * @param name     what is promised
 * @param value    what was measured
 * @param atMost   whether the bound is an upper one
 * @param bound    the bound
 * @param compared what was compared
 */
record Bar(String name, double value, boolean atMost, double bound, String compared) {

    /** Whether the promise is kept; it is not where there is no figure. */
    boolean isMet() {
        return atMost ? value <= bound : value >= bound;
    }

    void writeTo(final Json json) {
        json.beginObject().text("name", name).number("value", value).text("relation", atMost ? "<=" : ">=")
            .number("bound", bound).flag("met", isMet()).text("compared", compared).endObject();
    }

    @Override
    public String toString() {
        return String.format("%-8s %-62s %s %s %s   (%s)", isMet() ? "met" : "NOT MET", name,
            Json.format(value), atMost ? "<=" : ">=", Json.format(bound), compared);
    }
}
