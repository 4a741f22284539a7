package io.rysy.benchmarks.inlining;

/** Has the receiver call another actor of its group so many times. */
record Calls(int count) {
}
