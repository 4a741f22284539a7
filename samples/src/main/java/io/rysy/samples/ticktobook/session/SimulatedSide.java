package io.rysy.samples.ticktobook.session;

import java.util.random.RandomGenerator;

/** One side of a simulated book: ten levels, one tick apart. */
final class SimulatedSide {
    static final int DEPTH = 10;

    private static final int LARGEST = 200;

    private final int away;
    private final int[] sizes = new int[DEPTH];
    private final RandomGenerator random;
    private long best;

    /** A full side; {@code away} is the sign of a step away from the other side. */
    SimulatedSide(final int away, final long best, final RandomGenerator random) {
        this.away = away;
        this.best = best;
        this.random = random;
        for (int index = 0; index < DEPTH; index++) {
            sizes[index] = size();
        }
    }

    long best() {
        return best;
    }

    long price(final int level) {
        return best + (long) away * (level - 1);
    }

    int size(final int level) {
        return sizes[level - 1];
    }

    int orders(final int level) {
        return 1 + size(level) / 8;
    }

    void resize(final int level) {
        sizes[level - 1] = size();
    }

    /** Takes lots from the best level; false if none are left there. */
    boolean take(final int lots) {
        sizes[0] -= lots;
        return sizes[0] > 0;
    }

    /** A better level comes in before the first. */
    void improve() {
        best -= away;
        System.arraycopy(sizes, 0, sizes, 1, DEPTH - 1);
        sizes[0] = size();
    }

    /** The best level goes, one comes in behind the last. */
    void retreat() {
        best += away;
        System.arraycopy(sizes, 1, sizes, 0, DEPTH - 1);
        sizes[DEPTH - 1] = size();
    }

    private int size() {
        return random.nextInt(1, LARGEST);
    }
}
