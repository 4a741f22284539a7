package io.rysy.benchmarks.delivery;

/** An object of the caller's that a handler fills. */
public final class Total {

    /** The total. */
    long value;
}
