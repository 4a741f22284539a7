package io.rysy.benchmarks.inlining;

/** Has no reply. */
record Note(long value) {
}
