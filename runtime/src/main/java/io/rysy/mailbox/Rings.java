package io.rysy.mailbox;

/** How long rings are. */
final class Rings {

    private Rings() {
    }

    /** The smallest power of two that is not less. */
    static int lengthFor(final int capacity) {
        return capacity < 2 ? 1 : Integer.highestOneBit(capacity - 1) << 1;
    }
}
