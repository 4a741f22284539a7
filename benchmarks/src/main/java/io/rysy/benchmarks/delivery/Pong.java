package io.rysy.benchmarks.delivery;

/** What comes back while a {@link Ping} is handled. */
public final class Pong {

    /** How much to add. */
    long value = 1;
}
