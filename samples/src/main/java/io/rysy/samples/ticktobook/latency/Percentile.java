package io.rysy.samples.ticktobook.latency;

import java.util.List;
import org.HdrHistogram.Histogram;

/**
 * One column of the latency table.
 *
 * @param label the name in tables and JSON
 * @param percent of the values that are not above it
 */
record Percentile(String label, double percent) {
    static final List<Percentile> ALL = List.of(
        new Percentile("p50", 50),
        new Percentile("p90", 90),
        new Percentile("p99", 99),
        new Percentile("p99.9", 99.9),
        new Percentile("p99.99", 99.99),
        new Percentile("max", 100));

    /** The value in nanoseconds, 0 if nothing was recorded. */
    long of(final Histogram histogram) {
        return histogram.getTotalCount() == 0 ? 0 : histogram.getValueAtPercentile(percent);
    }
}
