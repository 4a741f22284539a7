package io.rysy.pool;

import io.rysy.delivery.Cell;
import java.util.Arrays;

/**
 * What one thread keeps of one pool: a magazine, and the messages whose handlers run on it. That thread only, and the
 * {@link Depot} once it has ended.
 */
final class Local {

    /** The id of the thread. */
    final long thread;

    /** The thread. */
    final Thread owner;

    Magazine magazine;

    private Object[] delivered = new Object[4];
    private long[] turns = new long[4];
    private int deliveries;

    Local(final long thread, final Thread owner, final Magazine magazine) {
        this.thread = thread;
        this.owner = owner;
        this.magazine = magazine;
    }

    /** The runtime hands a message that it owns to a handler, in the turn that runs now. */
    void begin(final Object message, final long turn) {
        if (deliveries == delivered.length) {
            delivered = Arrays.copyOf(delivered, deliveries * 2);
            turns = Arrays.copyOf(turns, deliveries * 2);
        }
        delivered[deliveries] = message;
        turns[deliveries++] = turn;
    }

    /** The handler has returned: whether the runtime owns the message still, and has to release it. */
    boolean end() {
        final boolean owned = delivered[--deliveries] != null;
        delivered[deliveries] = null;
        return owned;
    }

    /**
     * Whether the runtime handed this message to the handler that runs now, which owns it from here on. Not where
     * that handler has called another one with it, synchronously: the turns of one thread's chain all have numbers of
     * their own.
     */
    boolean take(final Object message) {
        final int last = deliveries - 1;
        if (last < 0 || delivered[last] != message || turns[last] != Cell.currentTurn()) {
            return false;
        }
        delivered[last] = null;
        return true;
    }
}
