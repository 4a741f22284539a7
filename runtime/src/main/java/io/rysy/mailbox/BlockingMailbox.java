package io.rysy.mailbox;

/**
 * One ring under one lock; each message that is added and each that is taken acquires it. Steady in every regime.
 */
final class BlockingMailbox extends Mailbox {

    private final Lane lane;

    BlockingMailbox(final int capacity) {
        super(BLOCKING, capacity);
        lane = new Lane(capacity);
    }

    boolean add(final boolean forced, final Object target, final int code, final Object message, final Object reply,
        final long lane0) {
        return lane.add(forced, target, code, message, reply, lane0);
    }

    boolean addLanes(final Object target, final int code, final Object reply, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        return lane.addLanes(target, code, reply, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    Slot first() {
        return lane.peek(true);
    }

    void removeFirst() {
        lane.remove();
    }

    @Override
    boolean looksEmpty() {
        return lane.batchIsDone() && lane.isEmpty();
    }

    boolean nothingQueued() {
        return lane.isEmpty();
    }

    @Override
    boolean nothingQueuedForSleep() {
        return lane.isEmptyUnderLock();
    }

    @Override
    long queued() {
        final long added = lane.added();
        return added - lane.removed();
    }

    @Override
    long outsideTheRing() {
        return lane.overflowed();
    }
}
