package io.rysy.benchmarks.delivery;

/** Asks for a {@link Pong} and a reply. */
public final class Ping {

    /** How much to add. */
    long value = 1;
}
