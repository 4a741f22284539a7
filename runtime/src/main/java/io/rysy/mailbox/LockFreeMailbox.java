package io.rysy.mailbox;

import java.lang.invoke.VarHandle;

/** A bounded ring without locks, after Vyukov. For the lowest median, and for consumers that spin. */
final class LockFreeMailbox extends Mailbox {

    private final Ring ring;

    LockFreeMailbox(final int capacity) {
        super(LOCK_FREE, capacity);
        ring = new Ring(capacity);
    }

    boolean add(final boolean forced, final Address address, final Object message, final Object reply) {
        return ring.add(forced, address, message, reply);
    }

    boolean addLanes(final boolean forced, final Address address, final Object reply, final long lane0,
        final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        return ring.addLanes(forced, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    int first() {
        return ring.peek();
    }

    Slots firstIn() {
        return ring.slots();
    }

    void removeFirst(final Address address) {
        ring.remove(address);
    }

    @Override
    boolean looksEmpty() {
        return ring.looksEmpty();
    }

    boolean ringHasMail() {
        return ring.hasMail();
    }

    boolean nothingQueued() {
        return ring.isEmpty();
    }

    @Override
    boolean nothingQueuedForSleep() {
        VarHandle.fullFence();
        return ring.isEmpty();
    }

    @Override
    long queued() {
        return ring.size();
    }

    @Override
    long outsideTheRing() {
        return ring.overflowed();
    }
}
