package io.rysy.benchmarks.tables;

import java.util.Map;

/** Ends an arm that takes too long, and says what its threads were at. */
final class Watchdog {

    private static final long MILLIS = 60_000;

    private Watchdog() {
    }

    static void start() {
        final Thread thread = new Thread(Watchdog::watch, "watchdog");
        thread.setDaemon(true);
        thread.start();
    }

    private static void watch() {
        try {
            Thread.sleep(MILLIS);
        } catch (final InterruptedException e) {
            return;
        }
        System.err.println("not done after " + MILLIS + " ms");
        for (final Map.Entry<Thread, StackTraceElement[]> each : Thread.getAllStackTraces().entrySet()) {
            if (!each.getKey().isDaemon()) {
                System.err.println(each.getKey());
                for (final StackTraceElement frame : each.getValue()) {
                    System.err.println("    at " + frame);
                }
            }
        }
        Runtime.getRuntime().halt(1);
    }
}
