package io.rysy.samples.ticktobook.net;

import java.util.concurrent.locks.LockSupport;

/**
 * Tells when what was recorded at a time is due, at a multiple of the recorded pace.
 *
 * <p>The first time asked for is due at once; all others follow it, however late one of them was. One thread at a time.
 */
public final class Pacer {
    /** Stands for no pace at all: everything is due at once. */
    public static final double UNPACED = Double.POSITIVE_INFINITY;

    /** Below this a sleeping thread would wake too late. */
    private static final long SPIN_NANOS = 200_000;

    private final double speed;
    private boolean started;
    private long firstRecorded;
    private long startNanos;

    /**
     * A pacer that has not begun.
     *
     * @param speed how many recorded seconds pass in one, or {@link #UNPACED}
     */
    public Pacer(final double speed) {
        this.speed = speed;
    }

    /**
     * How long until something is due.
     *
     * @param recordedNanos when it was recorded
     * @param nowNanos {@link System#nanoTime()}
     * @return nanoseconds, 0 or less if it is due
     */
    public long untilDue(final long recordedNanos, final long nowNanos) {
        if (!started) {
            started = true;
            firstRecorded = recordedNanos;
            startNanos = nowNanos;
        }
        return startNanos + (long) ((recordedNanos - firstRecorded) / speed) - nowNanos;
    }

    /**
     * Waits until something is due, sleeping while there is time and spinning at the end.
     *
     * @param recordedNanos when it was recorded
     * @return false if the thread was interrupted before
     */
    public boolean await(final long recordedNanos) {
        long left = untilDue(recordedNanos, System.nanoTime());
        while (left > 0) {
            if (Thread.currentThread().isInterrupted()) {
                return false;
            }
            if (left > SPIN_NANOS) {
                LockSupport.parkNanos(left - SPIN_NANOS);
            } else {
                Thread.onSpinWait();
            }
            left = untilDue(recordedNanos, System.nanoTime());
        }
        return true;
    }
}
