package io.rysy.delivery;

/**
 * What the members of a group have sent each other and nobody has handled yet: a ring in plain memory that grows up
 * to a bound, for which a message that waits apart does not count. Only the holder of the group's lock touches it; any
 * thread may ask for the size.
 *
 * <p>A message that is queued while none is waits not in the ring but here, where the queue is a slot itself. Its
 * address is known before that of any slot in the ring, which takes three loads that wait for each other: with one
 * message under way, as in a conversation of two actors, they cost a quarter of a round trip.
 */
final class InternalQueue extends Slot {

    private static final int INITIAL = 16;

    private final int bound;

    /** Whether the oldest message is here. */
    private boolean oldestIsHere;

    private Slot[] ring = fill(new Slot[INITIAL]);
    private int head;
    private int tail;

    InternalQueue(final int bound) {
        this.bound = bound;
    }

    int size() {
        return tail - head + (oldestIsHere ? 1 : 0);
    }

    boolean isEmpty() {
        return !oldestIsHere && tail == head;
    }

    /** Queues a message that is an object; false where the bound is reached. */
    boolean add(final Cell target, final int code, final Object message, final Object reply) {
        final Slot slot = free();
        if (slot == null) {
            return false;
        }
        slot.fill(target, code, message, reply);
        // No call from here on: what is filled is queued, also at the end of the stack.
        if (slot == this) {
            oldestIsHere = true;
        } else {
            tail++;
        }
        return true;
    }

    /** Queues a message of primitives; false where the bound is reached. */
    boolean addLanes(final Cell target, final int code, final Object reply, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        final Slot slot = free();
        if (slot == null) {
            return false;
        }
        slot.lanes.fill(lane0, lane1, lane2, lane3, lane4, lane5);
        slot.fill(target, code | Cell.LANES, null, reply);
        // See above.
        if (slot == this) {
            oldestIsHere = true;
        } else {
            tail++;
        }
        return true;
    }

    /** The slot for the next message, or null where the bound is reached. */
    private Slot free() {
        if (isEmpty()) {
            return this;
        }
        if (tail - head == ring.length && !grow()) {
            return null;
        }
        return ring[tail & ring.length - 1];
    }

    /** The oldest slot. The caller reads it, clears it and calls {@link #remove()} before anything else is added. */
    Slot peek() {
        return oldestIsHere ? this : ring[head & ring.length - 1];
    }

    void remove() {
        if (oldestIsHere) {
            oldestIsHere = false;
        } else {
            head++;
        }
    }

    private boolean grow() {
        if (ring.length >= bound) {
            return false;
        }
        // Head and tail stay what they are: whoever looks at the size sees no other than the true one.
        final Slot[] larger = new Slot[ring.length * 2];
        for (int i = head; i != tail; i++) {
            larger[i & larger.length - 1] = ring[i & ring.length - 1];
        }
        ring = fill(larger);
        return true;
    }

    private static Slot[] fill(final Slot[] slots) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] == null) {
                slots[i] = new Slot();
            }
        }
        return slots;
    }
}
