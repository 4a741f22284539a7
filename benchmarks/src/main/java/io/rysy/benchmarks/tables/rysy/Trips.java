package io.rysy.benchmarks.tables.rysy;

/** Counts and times round trips inside an actor. */
final class Trips {

    private Go go;
    private long last;
    private long sum;
    private long busy;
    private int remaining;

    void start(final Go order) {
        go = order;
        remaining = order.count;
        sum = 0;
        busy = 0;
        last = System.nanoTime();
    }

    /** How many are left, when it is time for the next one. */
    long begin() {
        if (go.gapNanos > 0) {
            waitForGap();
        }
        return remaining;
    }

    /** A reply came: whether there is another round trip to do. */
    boolean back(final long value) {
        sum += value;
        if (go.samples != null || go.gapNanos > 0) {
            take();
        }
        if (--remaining > 0) {
            return true;
        }
        go.finish(sum, busy);
        return false;
    }

    private void take() {
        final long now = System.nanoTime();
        busy += now - last;
        if (go.samples != null) {
            go.samples.recordValue(now - last);
        }
        last = now;
    }

    private void waitForGap() {
        final long due = last + go.gapNanos;
        do {
            last = System.nanoTime();
        } while (last - due < 0);
    }
}
