package io.rysy.benchmarks.tables.work;

/**
 * How long to measure.
 *
 * @param warmMillis    before anything counts, with and without samples
 * @param batchMillis   for the amortised figure
 * @param sampledMillis for the percentiles
 * @param sliceMillis   how long one run takes
 */
public record Effort(int warmMillis, int batchMillis, int sampledMillis, int sliceMillis) {

    /** For figures. */
    public static final Effort FULL = new Effort(700, 400, 500, 10);

    /** To see that all works. */
    public static final Effort QUICK = new Effort(180, 60, 90, 5);
}
