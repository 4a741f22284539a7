package io.rysy.mailbox;

import java.util.ArrayDeque;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A ring under one lock: each offer and each take acquires it. Steady in every regime. The capacity is exact.
 */
public final class BlockingMailbox extends Mailbox {

    private final ReentrantLock lock = new ReentrantLock();
    private final Slot[] ring;

    /** What was forced in while the ring was full, and all that came after it until it is taken. Under the lock. */
    private final ArrayDeque<Slot> overflow = new ArrayDeque<>();

    private Slot peeked;
    private int head;
    private int size;
    private volatile int visibleSize;

    /**
     * Makes an empty mailbox.
     *
     * @param capacity in messages, at least 1
     */
    public BlockingMailbox(final int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("a mailbox holds at least 1 message, not " + capacity);
        }
        ring = new Slot[capacity];
        for (int i = 0; i < capacity; i++) {
            ring[i] = new Slot();
        }
    }

    @Override
    public boolean offer(
        final long sender, final Object target, final int code, final Object message, final Object reply) {
        lock.lock();
        try {
            final Slot slot = claim();
            if (slot == null) {
                return false;
            }
            slot.fill(target, code, message, reply);
            return true;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean offerLanes(final long sender, final Object target, final int code, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        lock.lock();
        try {
            final Slot slot = claim();
            if (slot == null) {
                return false;
            }
            slot.fill(target, code, null, reply);
            slot.fillLanes(lane0, lane1, lane2, lane3, lane4, lane5);
            return true;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void force(final long sender, final Object target, final int code, final Object message,
        final Object reply, final long lane0) {
        lock.lock();
        try {
            Slot slot = claim();
            if (slot == null) {
                slot = overflowSlot();
            }
            slot.fill(target, code, message, reply);
            slot.lane0 = lane0;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public Slot peek() {
        lock.lock();
        try {
            peeked = size != 0 ? ring[head] : overflow.peek();
            return peeked;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void remove() {
        peeked.clear();
        lock.lock();
        try {
            if (size != 0) {
                head = head + 1 == ring.length ? 0 : head + 1;
                size--;
            } else {
                overflow.remove();
            }
            visibleSize = size + overflow.size();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public boolean isEmpty() {
        return visibleSize == 0;
    }

    @Override
    public int size() {
        return visibleSize;
    }

    @Override
    public int capacity() {
        return ring.length;
    }

    private Slot claim() {
        if (size + overflow.size() >= ring.length) {
            return null;
        }
        if (!overflow.isEmpty()) {
            return overflowSlot();
        }
        int tail = head + size;
        if (tail >= ring.length) {
            tail -= ring.length;
        }
        size++;
        visibleSize = size;
        return ring[tail];
    }

    private Slot overflowSlot() {
        final Slot slot = new Slot();
        overflow.add(slot);
        visibleSize = size + overflow.size();
        return slot;
    }
}
