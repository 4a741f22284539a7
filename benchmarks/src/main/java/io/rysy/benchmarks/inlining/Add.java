package io.rysy.benchmarks.inlining;

/** Asks for a sum. */
record Add(long value) {
}
