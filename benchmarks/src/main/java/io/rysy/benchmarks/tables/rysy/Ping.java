package io.rysy.benchmarks.tables.rysy;

/** There. Made once, used again and again. */
final class Ping {

    /** How many round trips are left. */
    long value;
}
