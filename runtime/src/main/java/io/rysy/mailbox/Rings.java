package io.rysy.mailbox;

/** Makes the slots of rings. */
final class Rings {

    private Rings() {
    }

    /** The smallest power of two that is not less. */
    static int lengthFor(final int capacity) {
        return capacity < 2 ? 1 : Integer.highestOneBit(capacity - 1) << 1;
    }

    static Slot[] slots(final int length) {
        final Slot[] slots = new Slot[length];
        for (int i = 0; i < length; i++) {
            slots[i] = new Slot();
        }
        return slots;
    }
}
