package io.rysy.benchmarks.tables.work;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;

/** Warms a workload up and takes its figures: the amortised time without a clock in between, then percentiles. */
public final class Harness {

    private static final double NANOS_A_SECOND = 1e9;
    private static final int FEWEST_SLICES = 3;

    /** The longest warm-up, and how long the compiler has to be idle at its end, in terms of the shortest warm-up. */
    private static final int LONGEST_WARM_UP = 4;
    private static final double COMPILER_IDLE = 0.25;

    private final Effort effort;

    /**
     * Makes a harness.
     *
     * @param effort how long to measure
     */
    public Harness(final Effort effort) {
        this.effort = effort;
    }

    /**
     * Measures a workload. It is not closed.
     *
     * @param workload what to measure
     * @return the figures by name, in nanoseconds an operation
     */
    public Map<String, Double> measure(final Workload workload) {
        final int slice = warmUp(workload);
        final double begun = ManagementFactory.getRuntimeMXBean().getUptime();
        final List<Double> batches = new ArrayList<>();
        long operations = 0;
        long nanos = 0;
        final long batchesEnd = System.nanoTime() + effort.batchMillis() * 1_000_000L;
        while (batches.size() < FEWEST_SLICES || System.nanoTime() - batchesEnd < 0) {
            final long took = workload.run(slice, null);
            batches.add((double) took / slice);
            operations += slice;
            nanos += took;
        }
        final Histogram samples = new Histogram(3);
        final long samplesEnd = System.nanoTime() + effort.sampledMillis() * 1_000_000L;
        do {
            workload.run(slice, samples);
        } while (System.nanoTime() - samplesEnd < 0);
        final Map<String, Double> figures = percentiles(samples);
        figures.put("amortised", Statistics.median(batches));
        figures.put("amortisedMin", Statistics.quantile(batches, 0));
        figures.put("amortisedMean", (double) nanos / operations);
        figures.put("throughput", NANOS_A_SECOND * operations / nanos);
        figures.put("begun", begun);
        figures.put("ended", (double) ManagementFactory.getRuntimeMXBean().getUptime());
        figures.put("operations", (double) operations + samples.getTotalCount());
        return figures;
    }

    /**
     * The percentiles that the tables ask for.
     *
     * @param samples the samples
     * @return the figures by name
     */
    public static Map<String, Double> percentiles(final Histogram samples) {
        final Map<String, Double> figures = new TreeMap<>();
        figures.put("p50", (double) samples.getValueAtPercentile(50));
        figures.put("p99", (double) samples.getValueAtPercentile(99));
        figures.put("p999", (double) samples.getValueAtPercentile(99.9));
        figures.put("p9999", (double) samples.getValueAtPercentile(99.99));
        figures.put("max", (double) samples.getMaxValue());
        figures.put("samples", (double) samples.getTotalCount());
        return figures;
    }

    /**
     * Runs ever larger counts until one takes a slice of time; then on until it is warm. Where the threads of a
     * workload keep all cores busy, the compiler gets little of them, and is not done when the time is up.
     */
    private int warmUp(final Workload workload) {
        final Histogram ignored = new Histogram(3);
        final long warm = effort.warmMillis() * 1_000_000L;
        final long start = System.nanoTime();
        long compiled = compileMillis();
        long lastCompiled = start;
        int count = workload.unit();
        do {
            final long begin = System.nanoTime();
            workload.run(count, null);
            final long took = System.nanoTime() - begin;
            workload.run(count, ignored);
            if (took < effort.sliceMillis() * 500_000L && count <= workload.limit() / 2) {
                count *= 2;
            } else if (took > effort.sliceMillis() * 4_000_000L && count / 2 >= workload.unit()) {
                count = Math.max(workload.unit(), count / 2 / workload.unit() * workload.unit());
            }
            if (compileMillis() != compiled) {
                compiled = compileMillis();
                lastCompiled = System.nanoTime();
            }
        } while (System.nanoTime() - start < warm || System.nanoTime() - start < LONGEST_WARM_UP * warm
            && System.nanoTime() - lastCompiled < COMPILER_IDLE * warm);
        return count;
    }

    private static long compileMillis() {
        return ManagementFactory.getCompilationMXBean().getTotalCompilationTime();
    }
}
