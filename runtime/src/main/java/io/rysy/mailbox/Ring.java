package io.rysy.mailbox;

/**
 * A bounded ring without locks for many producers and one consumer, in the manner of Dmitry Vyukov's bounded queue
 * ("Bounded MPMC queue", 1024cores.net): a producer claims a position by one compare-and-set on the tail, fills the
 * slot, and publishes it in the slot itself. What publishes it is not a sequence number but the message, where there
 * was none, as in the queues of Martin Thompson ("Lock-Free Algorithms for Ultimate Performance", 2012): so a message
 * takes 8 bytes. A slot that is claimed and not yet published is a gap, which the consumer does not cross. As the
 * consumer publishes its head when it has cleared the slot, the count is exact, whatever the length of the ring, and a
 * producer that sees room finds the slot free.
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

    private final Outside outside = new Outside();
    private final Slots ring;
    private final int mask;
    private final int capacity;

    /** Written and read where a message must be published without a call: what is stored behind that comes later. */
    private volatile boolean fence;

    Ring(final int capacity) {
        this.capacity = capacity;
        this.ring = new Slots(Rings.lengthFor(capacity));
        this.mask = ring.length() - 1;
        this.limit = capacity;
    }

    /** Adds a message; false where it is full, unless it is forced. Any thread. */
    boolean add(final boolean forced, final Address address, final Object message, final Object reply) {
        // Read before the claim, behind which a processor starts anew.
        final Slots slots = ring;
        final Object[] pairs = slots.pairs;
        final int within = mask;
        final long position = claim(forced);
        if (position < 0) {
            return position == NOT_HERE && addOutside(forced, address, message, reply);
        }
        // No call from here on, but for the one that may fail: nothing else can keep the slot from being published.
        final int slot = (int) position & within;
        final int pair = Slots.PAD + 2 * slot;
        pairs[pair] = address;
        if (reply != null) {
            slots.replies[slot] = reply;
        }
        try {
            Slots.ELEMENT.setRelease(pairs, pair + 1, message);
        } catch (final StackOverflowError e) {
            fence = true;
            if (fence) {
                pairs[pair + 1] = message;
            }
        }
        return true;
    }

    /** Adds a message of primitives; false where it is full, unless it is forced. Any thread. */
    boolean addLanes(final boolean forced, final Address address, final Object reply, final long lane0,
        final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        // See above.
        final Slots slots = ring;
        final Object[] pairs = slots.pairs;
        final int within = mask;
        final long position = claim(forced);
        if (position < 0) {
            return position == NOT_HERE
                && addLanesOutside(forced, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
        }
        final int slot = (int) position & within;
        final int pair = Slots.PAD + 2 * slot;
        pairs[pair] = address;
        if (reply != null) {
            slots.replies[slot] = reply;
        }
        final long[] lanes = slots.lanes;
        final int first = Slots.LANES * slot;
        lanes[first] = lane0;
        lanes[first + 1] = lane1;
        lanes[first + 2] = lane2;
        lanes[first + 3] = lane3;
        lanes[first + 4] = lane4;
        lanes[first + 5] = lane5;
        try {
            Slots.ELEMENT.setRelease(pairs, pair + 1, address);
        } catch (final StackOverflowError e) {
            fence = true;
            if (fence) {
                pairs[pair + 1] = address;
            }
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
                if (position - first > mask) {
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

    private boolean addOutside(
        final boolean forced, final Address address, final Object message, final Object reply) {
        if (!forced && size() >= capacity) {
            return false;
        }
        final int outcome = append(forced, new LinkedSlot(address, message, reply));
        return outcome == ADDED || outcome == TRY_THE_RING && add(forced, address, message, reply);
    }

    private boolean addLanesOutside(final boolean forced, final Address address, final Object reply, final long lane0,
        final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        if (!forced && size() >= capacity) {
            return false;
        }
        final int outcome = append(
            forced, new LinkedSlot(address, address, reply).lanes(lane0, lane1, lane2, lane3, lane4, lane5));
        return outcome == ADDED || outcome == TRY_THE_RING
            && addLanes(forced, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
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
                if (position - head <= mask) {
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

    /** The slot of the oldest message, or NONE where there is none, or it is not yet published. Consumer only. */
    int peek() {
        if (outside.isTaken()) {
            return outside.peek();
        }
        final long position = head;
        final int slot = (int) position & mask;
        if (ring.isPublished(slot)) {
            return slot;
        }
        // Not the tail, whose line the producers write: where something waits outside, the ring is closed.
        return outside.size() != 0L ? peekOutside(position) : Slots.NONE;
    }

    private int peekOutside(final long position) {
        acquire();
        try {
            // Not empty where it was claimed, even if that is not yet published.
            if (tail == position + CLOSED) {
                outside.takeAll();
                head = position + 1;
                tail = position + 1;
            }
            LOCK.setRelease(this, FREE);
        } catch (final Throwable t) {
            lock = FREE;
            throw t;
        }
        return outside.isTaken() ? outside.peek() : Slots.NONE;
    }

    /** Where the slot lies that {@link #peek} gave. Consumer only. */
    Slots slots() {
        return outside.isTaken() ? outside.slots() : ring;
    }

    /** Clears and frees the slot that {@link #peek} gave; its message was sent by that address. Consumer only. */
    void remove(final Address address) {
        if (outside.isTaken()) {
            outside.remove(address);
            return;
        }
        final long position = head;
        ring.clear((int) position & mask, address);
        try {
            HEAD.setRelease(this, position + 1);
        } catch (final StackOverflowError e) {
            head = position + 1;
        }
    }

    /** Whether the consumer sees nothing to take at this moment. Consumer only. */
    boolean looksEmpty() {
        return !outside.isTaken() && !ring.isPublished((int) head & mask) && outside.size() == 0L;
    }

    /** Whether something is published, or waits outside. Any thread; a snapshot. */
    boolean hasMail() {
        return ring.isPublished((int) head & mask) || outside.size() != 0L;
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
