package io.rysy.benchmarks.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** What all senders and actors of a phase count together. Any thread. */
final class Tallies {

    private static final int FAULTS_KEPT = 20;

    /** Operations begun. */
    final LongAdder attempts = new LongAdder();

    /** Operations that were refused, whatever the reason. */
    final LongAdder refused = new LongAdder();

    /** Handlers that have ended. */
    final LongAdder handled = new LongAdder();

    /** Handlers that have thrown, on purpose. */
    final LongAdder thrown = new LongAdder();

    /** Replies that somebody is owed, and those that came, by value or as a failure. */
    final LongAdder repliesOwed = new LongAdder();
    final LongAdder replies = new LongAdder();

    /** Failures that the system's error handler heard of. */
    final LongAdder reported = new LongAdder();

    private final AtomicLong faultCount = new AtomicLong();
    private final List<String> faults = new ArrayList<>();

    /** Takes note of something that must not happen. */
    void fault(final String what) {
        if (faultCount.incrementAndGet() <= FAULTS_KEPT) {
            synchronized (faults) {
                faults.add(what);
            }
        }
    }

    long faultCount() {
        return faultCount.get();
    }

    List<String> faults() {
        synchronized (faults) {
            return List.copyOf(faults);
        }
    }

    /** Whether all that was begun is over, and all replies are in. Exact once the drivers have ended. */
    boolean isQuiet() {
        final long over = handled.sum() + refused.sum();
        final long came = replies.sum();
        return attempts.sum() == over && repliesOwed.sum() == came;
    }

    /** Grows while anything happens. */
    long progress() {
        return attempts.sum() + handled.sum() + replies.sum();
    }
}
