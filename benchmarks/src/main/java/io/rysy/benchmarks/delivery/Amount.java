package io.rysy.benchmarks.delivery;

/** A message that is used again and again. */
public final class Amount {

    /** How much to add. */
    long value = 1;
}
