package io.rysy.benchmarks.tables;

import io.rysy.benchmarks.tables.work.Statistics;
import java.util.List;

/**
 * What was promised, and what became of it.
 *
 * @param name     what is promised
 * @param values   what was measured, in each round
 * @param atMost   whether the bound is an upper one
 * @param bound    the bound
 * @param compared what was compared
 */
record Bar(String name, List<Double> values, boolean atMost, double bound, String compared) {

    /** The median over the rounds; not a number where there is none. */
    double value() {
        return quantile(0.5);
    }

    private double quantile(final double share) {
        return values.isEmpty() ? Double.NaN : Statistics.quantile(values, share);
    }

    /** Whether the promise is kept; it is not where there is no figure. */
    boolean isMet() {
        return atMost ? value() <= bound : value() >= bound;
    }

    void writeTo(final Json json) {
        json.beginObject().text("name", name).number("value", value())
            .number("min", quantile(0)).number("max", quantile(1)).text("relation", atMost ? "<=" : ">=")
            .number("bound", bound).flag("met", isMet()).text("compared", compared).endObject();
    }

    @Override
    public String toString() {
        return String.format("%-8s %-86s %s %s %s   (%s .. %s; %s)", isMet() ? "met" : "NOT MET", name,
            Json.format(value()), atMost ? "<=" : ">=", Json.format(bound), Json.format(quantile(0)),
            Json.format(quantile(1)), compared);
    }
}
