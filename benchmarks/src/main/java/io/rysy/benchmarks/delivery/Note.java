package io.rysy.benchmarks.delivery;

/** A message that has no reply. */
public final class Note {

    /** How much to add. */
    long value = 1;
}
