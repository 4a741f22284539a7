package io.rysy.benchmarks.tables.work;

/** The message of all arms: made beforehand, used again and again. */
public final class Tick {

    /** What it says; added up by whoever gets it, so that nothing is lost unseen. */
    public long value;

    /**
     * Makes messages to be used in turn.
     *
     * @param atLeast how many can be under way at once
     * @return a power of two of them
     */
    public static Tick[] ring(final int atLeast) {
        final Tick[] ring = new Tick[Integer.highestOneBit(Math.max(1, atLeast - 1)) * 2];
        for (int i = 0; i < ring.length; i++) {
            ring[i] = new Tick();
        }
        return ring;
    }
}
