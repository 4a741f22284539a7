package io.rysy.mailbox;

/**
 * The messages that found no room in a ring: a list that the producers append to, under the lock of the ring, and
 * that the consumer takes as a whole, under the same lock, when the ring is empty.
 *
 * <p>The two counters can be read by any thread; neither goes down.
 */
final class Outside {

    /** How many were ever appended. Written under the lock. */
    volatile long added;

    /** How many of them were removed. Written by the consumer. */
    volatile long taken;

    private LinkedSlot first;
    private LinkedSlot last;

    /** Whether none waits in the list. Under the lock. */
    boolean isEmpty() {
        return first == null;
    }

    /** Appends a slot, or throws for want of stack before it does. Under the lock. */
    void append(final LinkedSlot slot) {
        if (first == null) {
            first = slot;
        } else {
            last.next = slot;
        }
        last = slot;
        added = added + 1;
    }

    /** Takes them all, linked by {@code next}. Under the lock. */
    LinkedSlot takeAll() {
        final LinkedSlot all = first;
        first = null;
        last = null;
        return all;
    }

    /** Clears a slot that was taken and gives the one behind it. Consumer only. */
    LinkedSlot remove(final LinkedSlot slot) {
        final LinkedSlot next = slot.next;
        slot.clear();
        slot.next = null;
        taken = taken + 1;
        return next;
    }

    /** How many are there, in the list or taken and not yet removed. Any thread. */
    long size() {
        final long all = added;
        return all - taken;
    }
}
