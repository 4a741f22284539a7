package io.rysy.delivery;

/**
 * What the members of a group have sent each other and nobody has handled yet: a ring in plain memory that grows up
 * to a bound. Only the holder of the group's lock touches it.
 */
final class InternalQueue {

    private static final int INITIAL = 16;

    private final int bound;

    private Slot[] ring = fill(new Slot[INITIAL], 0);
    private int head;
    private int tail;

    InternalQueue(final int bound) {
        this.bound = bound;
    }

    int size() {
        return tail - head;
    }

    boolean isEmpty() {
        return tail == head;
    }

    /** The next free slot, which is queued as it is filled, or null where the bound is reached. */
    Slot add() {
        final Slot[] slots = ring;
        if (tail - head < slots.length) {
            return slots[tail++ & slots.length - 1];
        }
        return grow() ? add() : null;
    }

    /** The oldest slot. The caller reads it, clears it and calls {@link #remove()} before anything else is added. */
    Slot peek() {
        return ring[head & ring.length - 1];
    }

    void remove() {
        head++;
    }

    private boolean grow() {
        if (ring.length >= bound) {
            return false;
        }
        final Slot[] larger = new Slot[ring.length * 2];
        final int size = size();
        for (int i = 0; i < size; i++) {
            larger[i] = ring[head + i & ring.length - 1];
        }
        ring = fill(larger, size);
        head = 0;
        tail = size;
        return true;
    }

    private static Slot[] fill(final Slot[] slots, final int from) {
        for (int i = from; i < slots.length; i++) {
            slots[i] = new Slot();
        }
        return slots;
    }
}
