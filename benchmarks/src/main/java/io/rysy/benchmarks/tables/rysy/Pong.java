package io.rysy.benchmarks.tables.rysy;

/** And back. Made once, used again and again. */
final class Pong {

    /** One more than the ping said. */
    long value;
}
