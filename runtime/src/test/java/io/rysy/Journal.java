package io.rysy;

import java.util.concurrent.atomic.AtomicInteger;

/** What an actor was given, each sender's apart and in order; and how much of a whole test is still under way. */
final class Journal {

    static final int OUTSIDE = 0;
    static final int RELAY = 1;

    private final AtomicInteger underWay;
    private final StringBuilder[] given = {new StringBuilder(), new StringBuilder()};
    private final long[] sums = new long[2];

    Journal(final AtomicInteger underWay) {
        this.underWay = underWay;
    }

    /** Writes down what came; gives a number that depends on all that came from this sender, and on its order. */
    long enter(final int sender, final String what, final long value) {
        given[sender].append(what).append(value).append(' ');
        sums[sender] = sums[sender] * 31 + value + what.length();
        return sums[sender];
    }

    /** Something else is to be handled because of what is handled now. */
    void more() {
        underWay.incrementAndGet();
    }

    /** A handler is at its end. */
    void done() {
        underWay.decrementAndGet();
    }

    @Override
    public String toString() {
        return "from outside: " + given[OUTSIDE] + "from the relay: " + given[RELAY];
    }
}
