package io.rysy.delivery;

/**
 * The mark of a running handler, as its {@link Cell} holds it: which handler, and when it was entered.
 *
 * <pre>
 *   63 .. 11                                      10 .. 0
 *   the count of entries at that time, from 1     handler
 * </pre>
 *
 * <p>Each thread counts its entries: so its marks grow with each call, and sorted they give the chain of its calls,
 * outermost first. Nothing is restored on the way out, which would make each call wait for the one before. A group that
 * another thread enters than the last time has that thread's count go on from there (as the clocks of Lamport, "Time,
 * Clocks, and the Ordering of Events in a Distributed System", 1978): so no two turns of an actor have one mark.
 */
final class Marks {

    private static final int CODE_BITS = 11;

    /** What two marks that follow each other are apart. */
    static final long STEP = 1L << CODE_BITS;

    static final int MAX_CODE = (int) STEP - 1;

    private Marks() {
    }

    static int code(final long mark) {
        return (int) mark & MAX_CODE;
    }
}
