package io.rysy.mailbox;

import java.lang.invoke.VarHandle;

/** A bounded ring without locks, after Vyukov. For the lowest median, and for consumers that spin. */
final class LockFreeMailbox extends Mailbox {

    private final Ring ring;

    LockFreeMailbox(final int capacity) {
        super(LOCK_FREE, capacity);
        ring = new Ring(capacity);
    }

    boolean add(final boolean forced, final Object target, final int code, final Object message, final Object reply,
        final long lane0) {
        return ring.add(forced, target, code, message, reply, lane0);
    }

    boolean addLanes(final Object target, final int code, final Object reply, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        return ring.addLanes(target, code, reply, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    Slot first() {
        return ring.peek();
    }

    void removeFirst() {
        ring.remove();
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
