package io.rysy.benchmarks.soak;

import java.util.Arrays;

/** What one sender did to each actor. Plain: a driver's thread, or whoever is inside the actor that sends. */
final class Ledger {

    private final long[][] counts = new long[Outcome.ALL.length][];

    Ledger(final int nodes) {
        Arrays.setAll(counts, outcome -> new long[nodes]);
    }

    void add(final Outcome outcome, final int node) {
        counts[outcome.ordinal()][node]++;
    }

    void takeBack(final Outcome outcome, final int node) {
        counts[outcome.ordinal()][node]--;
    }

    long count(final Outcome outcome, final int node) {
        return counts[outcome.ordinal()][node];
    }

    long total(final Outcome outcome) {
        return Arrays.stream(counts[outcome.ordinal()]).sum();
    }
}
