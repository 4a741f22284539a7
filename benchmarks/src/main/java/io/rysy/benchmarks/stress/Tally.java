package io.rysy.benchmarks.stress;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Plain state under a group's lock. */
@Actor
public final class Tally {

    private int count;
    private int first;
    private int second;
    private int order;

    @Handler
    int add(final Add add) {
        count++;
        return count;
    }

    @Handler
    void write(final Write write) {
        first = 1;
        second = 1;
    }

    @Handler
    int read(final Read read) {
        return first * 10 + second;
    }

    @Handler
    void append(final int digit) {
        order = order * 10 + digit;
    }

    @Handler
    int order(final Order query) {
        return order;
    }

    @Handler
    void run(final Runnable body) {
        body.run();
    }

    /** Adds one; the reply is the new count. */
    public static final class Add {
    }

    /** Writes two fields. */
    public static final class Write {
    }

    /** Reads both. */
    public static final class Read {
    }

    /** Asks for the digits that were appended. */
    public static final class Order {
    }
}
