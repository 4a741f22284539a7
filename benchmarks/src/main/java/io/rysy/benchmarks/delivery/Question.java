package io.rysy.benchmarks.delivery;

/** Asks for the total, to be written into the caller's object. */
public final class Question {

    /** How much to add. */
    long value = 1;
}
