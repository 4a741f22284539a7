package io.rysy.samples.ticktobook;

import java.io.PrintStream;
import java.util.Locale;

/** Tells, once in a while, how far a long run has come; short runs end before it says anything. One thread. */
final class Progress {
    private static final long INTERVAL_NANOS = 2_000_000_000L;

    private final PrintStream out;
    private final long total;
    private long due = System.nanoTime() + INTERVAL_NANOS;

    Progress(final PrintStream out, final long total) {
        this.out = out;
        this.total = total;
    }

    void show(final long done) {
        final long now = System.nanoTime();
        if (now - due >= 0) {
            due = now + INTERVAL_NANOS;
            out.printf(Locale.ROOT, "%,d of %,d datagrams (%d %%)%n", done, total, 100 * done / Math.max(total, 1));
        }
    }
}
