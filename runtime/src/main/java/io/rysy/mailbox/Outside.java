package io.rysy.mailbox;

/**
 * The messages that found no room in a ring: a list that the producers append to, under the lock of the ring, and
 * that the consumer takes as a whole, under the same lock, when the ring is empty. Of what it took, the first lies
 * in a slot of its own, to be read as those of the ring are.
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

    /** What was taken and not yet removed, or null. Consumer only. */
    private LinkedSlot chain;

    /** The slot of the first of them, and which one it holds. Consumer only. */
    private final Slots one = new Slots(1);
    private LinkedSlot loaded;

    /** Whether none waits in the list. Under the lock. */
    boolean isEmpty() {
        return first == null;
    }

    /** Appends a message: true, or throws for want of stack before it does. Under the lock. */
    boolean append(final LinkedSlot slot) {
        if (first == null) {
            first = slot;
        } else {
            last.next = slot;
        }
        last = slot;
        added = added + 1;
        return true;
    }

    /** Takes all that wait in the list. Under the lock; consumer only, when all that was taken is removed. */
    void takeAll() {
        chain = first;
        first = null;
        last = null;
    }

    /** Whether something was taken and not yet removed. Consumer only. */
    boolean isTaken() {
        return chain != null;
    }

    /** The first of what was taken: gives the slot that it lies in, of {@link #slots()}. Consumer only. */
    int peek() {
        if (loaded != chain) {
            chain.copyTo(one);
            loaded = chain;
        }
        return 0;
    }

    Slots slots() {
        return one;
    }

    /** Removes the first of what was taken, which was sent by that address. Consumer only. */
    void remove(final Address address) {
        one.clear(0, address);
        // No call from here on that could fail in between.
        loaded = null;
        chain = chain.next;
        taken = taken + 1;
    }

    /** How many are there, in the list or taken and not yet removed. Any thread. */
    long size() {
        final long all = added;
        return all - taken;
    }
}
