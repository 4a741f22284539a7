package io.rysy.benchmarks.tables.rysy;

import io.rysy.Order;
import io.rysy.annotations.MailboxKind;
import io.rysy.benchmarks.tables.work.Workload;

/**
 * Runs groups of other actor classes, with mailboxes of all four kinds, before the measurement, so that the compiler
 * has seen what it sees in a program.
 */
public final class Load {

    private static final int TRIPS = 2_000;

    private Load() {
    }

    /**
     * Runs them for a while.
     *
     * @param millis how long
     */
    public static void run(final int millis) {
        final long end = System.nanoTime() + millis * 1_000_000L;
        do {
            for (final MailboxKind kind : MailboxKind.values()) {
                for (final Order order : Order.values()) {
                    try (Workload classes = new FourClasses(kind, order)) {
                        classes.run(TRIPS, null);
                    }
                }
            }
        } while (System.nanoTime() - end < 0);
    }
}
