package io.rysy.benchmarks.tables;

import io.rysy.benchmarks.tables.work.Workload;
import java.util.List;
import java.util.function.Supplier;

/**
 * One way to do the work of a row.
 *
 * @param table    which table, as in {@code table5}
 * @param row      what is done
 * @param name     by what
 * @param sample   of what the percentiles are
 * @param swings   whether figures swing from one JVM to the next, so that more rounds are needed: threads on both cores
 *                 spin, and it counts where the fields happen to lie, or the machine's own stalls count
 * @param loaded   whether groups of other actor classes run before
 * @param flags    for its JVM
 * @param workload opens the workload
 */
record Arm(String table, String row, String name, String sample, boolean swings, boolean loaded,
    List<String> flags, Supplier<Workload> workload) {

    /** Of what an arm is, and of nothing else. */
    String id() {
        return table + "/" + row + "/" + name;
    }
}
