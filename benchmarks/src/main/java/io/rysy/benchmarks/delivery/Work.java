package io.rysy.benchmarks.delivery;

import org.openjdk.jmh.infra.Blackhole;

/** A message whose handling takes some time. */
public final class Work {

    private final long tokens;

    Work(final long tokens) {
        this.tokens = tokens;
    }

    /** Takes the time. */
    void consume() {
        Blackhole.consumeCPU(tokens);
    }
}
