package io.rysy.pool;

import io.rysy.delivery.Cell;
import java.util.Arrays;

/** What one thread keeps of one pool: a magazine, and the messages whose handlers run on it. That thread only. */
final class Local {

    /** The id of the thread. */
    final long thread;

    Magazine magazine = new Magazine();

    private Object[] delivered = new Object[4];
    private Cell[] receivers = new Cell[4];
    private int deliveries;

    Local(final long thread) {
        this.thread = thread;
    }

    /** The runtime hands a message that it owns to a handler. */
    void begin(final Object message, final Cell receiver) {
        if (deliveries == delivered.length) {
            delivered = Arrays.copyOf(delivered, deliveries * 2);
            receivers = Arrays.copyOf(receivers, deliveries * 2);
        }
        delivered[deliveries] = message;
        receivers[deliveries++] = receiver;
    }

    /** The handler has returned: whether the runtime owns the message still, and has to release it. */
    boolean end() {
        final boolean owned = delivered[--deliveries] != null;
        delivered[deliveries] = null;
        receivers[deliveries] = null;
        return owned;
    }

    /** Whether the runtime handed this message to the handler that runs now; the handler owns it from here on. */
    boolean take(final Object message) {
        final int last = deliveries - 1;
        if (last < 0 || delivered[last] != message || receivers[last] != Cell.current()) {
            return false;
        }
        delivered[last] = null;
        return true;
    }
}
