package io.rysy.benchmarks.tables.work;

import java.util.Arrays;
import java.util.Collection;

/** The middle and the edges of a few numbers. */
public final class Statistics {

    private Statistics() {
    }

    /**
     * The middle one.
     *
     * @param numbers at least one
     * @return the median
     */
    public static double median(final Collection<Double> numbers) {
        return quantile(numbers, 0.5);
    }

    /**
     * The number below which a share of them lies; between two of them where the share does.
     *
     * @param numbers at least one
     * @param share   between 0 and 1
     * @return the quantile
     */
    public static double quantile(final Collection<Double> numbers, final double share) {
        final double[] sorted = numbers.stream().mapToDouble(Double::doubleValue).toArray();
        Arrays.sort(sorted);
        final double at = share * (sorted.length - 1);
        final int below = (int) Math.floor(at);
        final int above = (int) Math.ceil(at);
        return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
    }
}
