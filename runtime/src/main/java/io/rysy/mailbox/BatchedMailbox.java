package io.rysy.mailbox;

/**
 * One ring under one lock; the consumer takes all that is there under one acquisition and then reads without the
 * lock. For bursts.
 */
final class BatchedMailbox extends Mailbox {

    private final Lane lane;

    BatchedMailbox(final int capacity) {
        super(BATCHED, capacity);
        lane = new Lane(capacity);
    }

    boolean add(final boolean forced, final Address address, final Object message, final Object reply) {
        return lane.add(forced, address, message, reply);
    }

    boolean addLanes(final boolean forced, final Address address, final Object reply, final long lane0,
        final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        return lane.addLanes(forced, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    int first() {
        return lane.peek(false);
    }

    Slots firstIn() {
        return lane.slots();
    }

    void removeFirst(final Address address) {
        lane.remove(address);
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
