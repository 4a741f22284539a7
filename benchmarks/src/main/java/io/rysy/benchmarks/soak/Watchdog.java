package io.rysy.benchmarks.soak;

import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.function.LongSupplier;

/** Ends the JVM, with a dump of all threads, where nothing has happened for half a minute. */
final class Watchdog {

    static final int HANG_SECONDS = 30;

    private final LongSupplier progress;
    private final Runnable atHang;
    private final Thread thread = new Thread(this::watch, "watchdog");
    private volatile boolean stopped;

    Watchdog(final LongSupplier progress, final Runnable atHang) {
        this.progress = progress;
        this.atHang = atHang;
        thread.setDaemon(true);
        thread.start();
    }

    private void watch() {
        long seen = progress.getAsLong();
        int still = 0;
        while (!stopped) {
            try {
                Thread.sleep(1_000);
            } catch (final InterruptedException e) {
                return;
            }
            final long now = progress.getAsLong();
            still = now == seen ? still + 1 : 0;
            seen = now;
            if (still >= HANG_SECONDS) {
                System.err.println("HANG: nothing has happened for " + HANG_SECONDS + " s");
                dump();
                atHang.run();
                Runtime.getRuntime().halt(1);
            }
        }
    }

    private static void dump() {
        for (final ThreadInfo info : ManagementFactory.getThreadMXBean().dumpAllThreads(true, true)) {
            final LockInfo lock = info.getLockInfo();
            System.err.println("\"" + info.getThreadName() + "\" " + info.getThreadId() + " " + info.getThreadState()
                + (lock == null ? "" : " on " + lock));
            for (final StackTraceElement frame : info.getStackTrace()) {
                System.err.println("    at " + frame);
            }
        }
    }

    void stop() {
        stopped = true;
        thread.interrupt();
    }
}
