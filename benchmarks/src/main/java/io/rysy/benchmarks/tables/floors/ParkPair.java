package io.rysy.benchmarks.tables.floors;

import io.rysy.benchmarks.tables.work.Workload;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;

/** The floor of all that sleeps: a thread wakes another, sleeps, and is woken by it. */
public final class ParkPair implements Workload {

    private final long gapNanos;
    private final Thread other = new Thread(this::echo, "echo");
    private volatile Thread caller;
    private volatile boolean asked;
    private volatile boolean closed;

    /**
     * Starts the other thread.
     *
     * @param gapNanos how long to be busy before each round trip
     */
    public ParkPair(final long gapNanos) {
        this.gapNanos = gapNanos;
        other.setDaemon(true);
        other.start();
    }

    private void echo() {
        while (!closed) {
            while (!asked && !closed) {
                LockSupport.park(this);
            }
            asked = false;
            LockSupport.unpark(caller);
        }
    }

    @Override
    public long run(final int count, final Histogram samples) {
        caller = Thread.currentThread();
        long busy = 0;
        for (int i = 0; i < count; i++) {
            long begin = System.nanoTime();
            if (gapNanos > 0) {
                final long due = begin + gapNanos;
                do {
                    begin = System.nanoTime();
                } while (begin - due < 0);
            }
            asked = true;
            LockSupport.unpark(other);
            while (asked) {
                LockSupport.park(this);
            }
            final long took = System.nanoTime() - begin;
            busy += took;
            if (samples != null) {
                samples.recordValue(took);
            }
        }
        return busy;
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(other);
    }
}
