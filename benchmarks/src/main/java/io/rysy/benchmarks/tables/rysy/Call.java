package io.rysy.benchmarks.tables.rysy;

/** What {@link Caller} asks. Made once, used again and again. */
final class Call {

    /** How many calls are left. */
    long value;
}
