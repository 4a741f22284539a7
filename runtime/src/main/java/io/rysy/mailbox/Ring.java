package io.rysy.mailbox;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A bounded ring without locks for many producers and one consumer, in the manner of Dmitry Vyukov's bounded queue
 * ("Bounded MPMC queue", 1024cores.net): a producer claims a position by one compare-and-set on the tail, fills the
 * slot, and publishes it by the sequence in the slot. A slot that is claimed and not yet published is a gap, which
 * the consumer does not cross. As the consumer publishes its head, the count is exact, whatever the length of the
 * ring.
 *
 * <p>What is forced in while the ring is full closes the ring: the tail gets the bit {@link #CLOSED}, which makes
 * every claim fail, and all that follows goes outside, under the lock. When the consumer has emptied the ring it
 * takes what is outside, which it handles first, and opens the ring one position further on. Hence no value of the
 * tail ever comes back, and a claim that succeeds proves that nothing went outside since the tail was read.
 */
final class Ring extends Hot {

    /** Larger than every position, so that a closed ring looks full. */
    private static final long CLOSED = 1L << 62;

    private static final long FULL = -1L;
    private static final long NOT_HERE = -2L;

    private static final int REFUSED = 0;
    private static final int ADDED = 1;
    private static final int TRY_THE_RING = 2;

    private static final VarHandle SEQUENCE;

    static {
        try {
            SEQUENCE = MethodHandles.lookup().findVarHandle(SlotHead.class, "sequence", long.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Outside outside = new Outside();
    private final Slot[] ring;
    private final int capacity;

    /** What waited outside the ring and comes before all that is in it, or null. Consumer only. */
    private LinkedSlot chain;

    Ring(final int capacity) {
        this.capacity = capacity;
        this.ring = Slot.ring(Rings.lengthFor(capacity));
        this.limit = capacity;
    }

    /** Adds a message; false where it is full, unless it is forced. Any thread. */
    boolean add(final boolean forced, final Object target, final int code, final Object message, final Object reply,
        final long lane0) {
        final long position = claim(forced);
        if (position < 0) {
            return position == NOT_HERE && addOutside(forced, target, code, message, reply, lane0);
        }
        // No call from here on, but for the one that may fail: nothing else can keep the slot from being published.
        final Slot slot = ring[(int) position & ring.length - 1];
        slot.code = code;
        slot.target = target;
        slot.message = message;
        if (reply != null) {
            slot.reply = reply;
        }
        if (forced) {
            slot.lanes.lane0 = lane0;
        }
        try {
            SEQUENCE.setRelease(slot, position + 1);
        } catch (final StackOverflowError e) {
            slot.sequence = position + 1;
        }
        return true;
    }

    /** Adds a message of primitives; false where it is full. Any thread. */
    boolean addLanes(final Object target, final int code, final Object reply, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        final long position = claim(false);
        if (position < 0) {
            return position == NOT_HERE
                && addLanesOutside(target, code, reply, lane0, lane1, lane2, lane3, lane4, lane5);
        }
        // See above.
        final Slot slot = ring[(int) position & ring.length - 1];
        slot.code = code;
        slot.target = target;
        if (reply != null) {
            slot.reply = reply;
        }
        final Lanes lanes = slot.lanes;
        lanes.lane0 = lane0;
        lanes.lane1 = lane1;
        lanes.lane2 = lane2;
        lanes.lane3 = lane3;
        lanes.lane4 = lane4;
        lanes.lane5 = lane5;
        try {
            SEQUENCE.setRelease(slot, position + 1);
        } catch (final StackOverflowError e) {
            slot.sequence = position + 1;
        }
        return true;
    }

    /** The position that is the caller's to fill, or why there is none. */
    private long claim(final boolean forced) {
        long position = tail;
        while (position < limit) {
            if (TAIL.compareAndSet(this, position, position + 1)) {
                return position;
            }
            position = tail;
        }
        return claimAtLimit(forced);
    }

    private long claimAtLimit(final boolean forced) {
        while (true) {
            final long position = tail;
            if (position >= CLOSED) {
                return NOT_HERE;
            }
            // What is added is read before what is removed: the ring was not less full than it seems.
            final long waiting = outside.size();
            final long first = head;
            final long end = first + capacity - waiting;
            if (position >= end) {
                if (!forced) {
                    return FULL;
                }
                if (position - first >= ring.length) {
                    return NOT_HERE;
                }
            }
            if (TAIL.compareAndSet(this, position, position + 1)) {
                // Only now is it known that nothing went outside meanwhile. A volatile store is no call.
                limit = end;
                return position;
            }
        }
    }

    private boolean addOutside(final boolean forced, final Object target, final int code, final Object message,
        final Object reply, final long lane0) {
        if (!forced && size() >= capacity) {
            return false;
        }
        final LinkedSlot slot = new LinkedSlot();
        slot.fill(target, code, message, reply);
        slot.lanes.lane0 = lane0;
        final int outcome = append(forced, slot);
        return outcome == ADDED || outcome == TRY_THE_RING && add(forced, target, code, message, reply, lane0);
    }

    private boolean addLanesOutside(final Object target, final int code, final Object reply, final long lane0,
        final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        if (size() >= capacity) {
            return false;
        }
        final LinkedSlot slot = new LinkedSlot();
        slot.fill(target, code, null, reply);
        slot.lanes.fill(lane0, lane1, lane2, lane3, lane4, lane5);
        final int outcome = append(false, slot);
        return outcome == ADDED || outcome == TRY_THE_RING
            && addLanes(target, code, reply, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    private int append(final boolean forced, final LinkedSlot slot) {
        int outcome = REFUSED;
        acquire();
        try {
            outcome = appendUnderLock(forced, slot);
            LOCK.setRelease(this, FREE);
        } catch (final Throwable t) {
            lock = FREE;
            if (outcome != ADDED) {
                throw t;
            }
        }
        return outcome;
    }

    private int appendUnderLock(final boolean forced, final LinkedSlot slot) {
        if (forced) {
            for (long position = tail; position < CLOSED; position = tail) {
                if (position - head < ring.length) {
                    return TRY_THE_RING;
                }
                TAIL.compareAndSet(this, position, position + CLOSED);
            }
        } else if (tail < CLOSED) {
            return TRY_THE_RING;
        } else if (size() >= capacity) {
            return REFUSED;
        }
        outside.append(slot);
        return ADDED;
    }

    /** The oldest message, or null where there is none, or where it is not yet published. Consumer only. */
    Slot peek() {
        if (chain != null) {
            return chain;
        }
        final long position = head;
        final Slot slot = ring[(int) position & ring.length - 1];
        if (slot.sequence == position + 1) {
            return slot;
        }
        // Not the tail, whose line the producers write: where something waits outside, the ring is closed.
        return outside.size() != 0L ? peekOutside(position) : null;
    }

    private Slot peekOutside(final long position) {
        acquire();
        try {
            // Not empty where it was claimed, even if that is not yet published.
            if (tail == position + CLOSED) {
                chain = outside.takeAll();
                head = position + 1;
                tail = position + 1;
            }
            LOCK.setRelease(this, FREE);
        } catch (final Throwable t) {
            lock = FREE;
            throw t;
        }
        return chain;
    }

    /** Clears and frees the slot that {@link #peek} gave. Consumer only. */
    void remove() {
        if (chain != null) {
            chain = outside.remove(chain);
            return;
        }
        final long position = head;
        ring[(int) position & ring.length - 1].clear();
        try {
            HEAD.setRelease(this, position + 1);
        } catch (final StackOverflowError e) {
            head = position + 1;
        }
    }

    /** Whether the consumer sees nothing to take at this moment. Consumer only. */
    boolean looksEmpty() {
        final long position = head;
        return chain == null && ring[(int) position & ring.length - 1].sequence != position + 1
            && outside.size() == 0L;
    }

    /** Whether something is published, or waits outside. Any thread; a snapshot. */
    boolean hasMail() {
        final long position = head;
        return ring[(int) position & ring.length - 1].sequence == position + 1 || outside.size() != 0L;
    }

    /** Whether nothing is queued; what is claimed counts as queued. Any thread; exact for the consumer. */
    boolean isEmpty() {
        return (tail & CLOSED - 1) == head && outside.size() == 0L;
    }

    /** How many messages are queued: at some moment of the call there were at least as many. Any thread. */
    int size() {
        final long end = tail & CLOSED - 1;
        final long waiting = outside.size();
        return (int) (Math.max(0L, end - head) + waiting);
    }

    /** How many messages were ever put outside the ring. Any thread. */
    long overflowed() {
        return outside.added;
    }
}
