package io.rysy.benchmarks.wakeups;

import io.rysy.Group;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/**
 * Sends to one group, a message at a time, at random gaps after the one before was handled: from at once, when the
 * group is awake still, over all the moments of its falling asleep, to when it sleeps. One thread.
 */
final class Hunt {

    /**
     * When a message counts as lost. Less than the second after which an idle group wakes by itself and would find
     * the message after all.
     */
    static final long BOUND_NANOS = 700_000_000L;

    /** How much of a time that this thread has not run itself counts. */
    private static final long MAX_STEP_NANOS = 100_000_000L;

    private static final int SPINS_BEFORE_YIELD = 1_000;
    private static final int ROUNDS_BEFORE_PROGRESS = 10_000;

    private final SleeperRef sleeper;
    private final BooleanSupplier isAsleep;
    private final AtomicLong handled = new AtomicLong();
    private final SplittableRandom random;
    private final int maxGapNanos;

    private long rounds;
    private long asleep;
    private long lastGapNanos;
    private long longestWaitNanos;

    /**
     * Prepares.
     *
     * @param group       the group, which is not started yet
     * @param isAsleep    whether its thread sleeps at this moment
     * @param random      what the gaps are drawn from
     * @param maxGapNanos the longest gap
     */
    Hunt(final Group group, final BooleanSupplier isAsleep, final SplittableRandom random, final int maxGapNanos) {
        this.sleeper = SleeperRef.spawn(group, "sleeper", context -> new Sleeper(handled));
        this.isAsleep = isAsleep;
        this.random = random;
        this.maxGapNanos = maxGapNanos;
    }

    /**
     * Goes on until a message is lost or the rounds are over.
     *
     * @param count    how many rounds
     * @param progress hears of the rounds done, now and then
     * @return false where a message was lost: that of the last round
     */
    boolean run(final long count, final LongConsumer progress) {
        while (rounds < count) {
            rounds++;
            lastGapNanos = random.nextInt(maxGapNanos + 1);
            spin(lastGapNanos);
            if (isAsleep.getAsBoolean()) {
                asleep++;
            }
            sleeper.sendOnRound(rounds);
            if (!isHandled()) {
                return false;
            }
            if (rounds % ROUNDS_BEFORE_PROGRESS == 0) {
                progress.accept(rounds);
            }
        }
        return true;
    }

    private static void spin(final long nanos) {
        final long begin = System.nanoTime();
        while (System.nanoTime() - begin < nanos) {
            Thread.onSpinWait();
        }
    }

    private boolean isHandled() {
        final long begin = System.nanoTime();
        long before = begin;
        long waited = 0;
        for (int spins = 1; handled.getAcquire() != rounds; spins++) {
            Thread.onSpinWait();
            if (spins % SPINS_BEFORE_YIELD == 0) {
                Thread.yield();
                final long now = System.nanoTime();
                waited += Math.min(now - before, MAX_STEP_NANOS);
                before = now;
                if (waited > BOUND_NANOS) {
                    return false;
                }
            }
        }
        longestWaitNanos = Math.max(longestWaitNanos, System.nanoTime() - begin);
        return true;
    }

    /** How many rounds were begun. */
    long rounds() {
        return rounds;
    }

    /** How many of the messages found the group's thread asleep. */
    long asleep() {
        return asleep;
    }

    /** How long after the message before the last one was sent. */
    long lastGapNanos() {
        return lastGapNanos;
    }

    /** The longest time from a send to its handler. */
    long longestWaitNanos() {
        return longestWaitNanos;
    }
}
