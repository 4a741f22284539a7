package io.rysy.mailbox;

/**
 * A ring under one lock, which producers hold for each message and the consumer for each batch that it takes. The
 * batch stays where it is: to take it only moves the bound up to which the consumer reads without the lock.
 *
 * <pre>
 *        head          bound           tail                 outside
 *   free  | being handled |  queued      |  free              slot -&gt; slot -&gt; slot
 * </pre>
 *
 * <p>What is forced in while the ring is full goes outside, and so does all that follows until the consumer has
 * emptied the ring and taken what is outside.
 */
final class Lane extends Hot {

    /** What stands for a slot where there is none in the ring, and the message waits outside it, or is refused. */
    private static final int OUTSIDE = -1;
    private static final int FULL = -2;

    private final Outside outside = new Outside();

    /** At least as many slots as the allowance. Replaced by a longer one, under the lock. */
    private Slots ring;

    /** How many messages it takes before it is full. Under the lock. */
    private int allowance;

    /** The ring as it was when the consumer took its batch. Consumer only. */
    private Slots taken;

    Lane(final int allowance) {
        this.allowance = allowance;
        this.ring = new Slots(Rings.lengthFor(allowance));
        this.taken = ring;
        this.limit = allowance;
    }

    /** Adds a message; false where it is full, unless it is forced. Any thread. */
    boolean add(final boolean forced, final Address address, final Object message, final Object reply) {
        boolean added = false;
        acquire();
        try {
            final int place = claim(forced);
            if (place >= 0) {
                ring.fill(place, address, message, reply);
                added = publish();
            } else if (place == OUTSIDE) {
                added = outside.append(new LinkedSlot(address, message, reply));
            }
            LOCK.setRelease(this, FREE);
        } catch (final Throwable t) {
            lock = FREE;
            if (!added) {
                throw t;
            }
        }
        return added;
    }

    /** Adds a message of primitives; false where it is full, unless it is forced. Any thread. */
    boolean addLanes(final boolean forced, final Address address, final Object reply, final long lane0,
        final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        boolean added = false;
        acquire();
        try {
            final int place = claim(forced);
            if (place >= 0) {
                ring.fill(place, address, address, reply);
                ring.fillLanes(place, lane0, lane1, lane2, lane3, lane4, lane5);
                added = publish();
            } else if (place == OUTSIDE) {
                added = outside.append(new LinkedSlot(address, address, reply)
                    .lanes(lane0, lane1, lane2, lane3, lane4, lane5));
            }
            LOCK.setRelease(this, FREE);
        } catch (final Throwable t) {
            lock = FREE;
            if (!added) {
                throw t;
            }
        }
        return added;
    }

    /** The slot for the next message, or OUTSIDE, or FULL. Under the lock. */
    private int claim(final boolean forced) {
        final long position = tail;
        if (position < limit && outside.isEmpty()) {
            return ring.at(position);
        }
        final long first = head;
        limit = first + allowance - outside.size();
        if (position >= limit && !forced) {
            return FULL;
        }
        return outside.isEmpty() && position - first < ring.length() ? ring.at(position) : OUTSIDE;
    }

    /** Adds the slot that was claimed and filled: true, or an exception, and then it is not added. Under the lock. */
    private boolean publish() {
        TAIL.setRelease(this, tail + 1);
        return true;
    }

    /** The slot of the oldest message, or NONE. One batch is all there is, or a single message. Consumer only. */
    int peek(final boolean single) {
        final long position = head;
        if (position == bound && !outside.isTaken() && !isEmpty()) {
            refill(position, single);
        }
        if (position == bound) {
            return outside.isTaken() ? outside.peek() : Slots.NONE;
        }
        return taken.at(position);
    }

    private void refill(final long position, final boolean single) {
        acquire();
        try {
            final long end = tail;
            if (taken != ring) {
                taken = ring;
            }
            if (position == end) {
                outside.takeAll();
            } else {
                bound = single ? position + 1 : end;
            }
            LOCK.setRelease(this, FREE);
        } catch (final Throwable t) {
            lock = FREE;
            throw t;
        }
    }

    /** Where the slot lies that {@link #peek} gave. Consumer only. */
    Slots slots() {
        return head == bound ? outside.slots() : taken;
    }

    /** Clears and frees the slot that {@link #peek} gave; its message was sent by that address. Consumer only. */
    void remove(final Address address) {
        final long position = head;
        if (position == bound) {
            outside.remove(address);
            return;
        }
        taken.clear(taken.at(position), address);
        try {
            HEAD.setRelease(this, position + 1);
        } catch (final StackOverflowError e) {
            head = position + 1;
        }
    }

    /** Whether all that was taken is removed. Consumer only. */
    boolean batchIsDone() {
        return head == bound && !outside.isTaken();
    }

    /** Whether nothing is queued. Any thread; exact for the consumer, but for what is added at this moment. */
    boolean isEmpty() {
        return tail == head && outside.size() == 0L;
    }

    /** Whether nothing is queued: who adds a message later sees what this thread wrote before. Any thread. */
    boolean isEmptyUnderLock() {
        acquire();
        try {
            return isEmpty();
        } finally {
            lock = FREE;
        }
    }

    /** How many messages were ever added. Any thread. */
    long added() {
        return tail + outside.added;
    }

    /** How many messages were ever removed. Any thread. */
    long removed() {
        return outside.taken + head;
    }

    /** How many messages were ever put outside the ring. Any thread. */
    long overflowed() {
        return outside.added;
    }

    /** How many more it takes; negative where messages were forced in. Under the lock. */
    long spare() {
        final long all = added();
        return allowance - (all - removed());
    }

    /** Takes more messages from now on than before. Under the lock; throws before it changes anything. */
    void widen(final int by) {
        final int wider = allowance + by;
        if (wider > ring.length()) {
            final Slots longer = new Slots(Rings.lengthFor(wider));
            // What is before the bound is the consumer's, which goes on reading it where it is.
            for (long position = bound; position < tail; position++) {
                ring.copyTo(longer, position);
            }
            ring = longer;
        }
        allowance = wider;
    }

    /** Takes fewer messages from now on than before. Under the lock. */
    void narrow(final int by) {
        allowance -= by;
        limit = tail;
    }
}
