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

    private final Outside outside = new Outside();

    /** A power of two of slots, at least the allowance. Replaced by a longer one, under the lock. */
    private Slot[] ring;

    /** How many messages it takes before it is full. Under the lock. */
    private int allowance;

    /** The ring as it was when the consumer took its batch; the slots are the same. Consumer only. */
    private Slot[] taken;

    /** What waited outside the ring and comes before all that is in it, or null. Consumer only. */
    private LinkedSlot chain;

    Lane(final int allowance) {
        this.allowance = allowance;
        this.ring = Slot.ring(Rings.lengthFor(allowance));
        this.taken = ring;
        this.limit = allowance;
    }

    /** Adds a message; false where it is full, unless it is forced. Any thread. */
    boolean add(final boolean forced, final Object target, final int code, final Object message, final Object reply,
        final long lane0) {
        boolean added = false;
        acquire();
        try {
            final Slot slot = claim(forced);
            if (slot != null) {
                slot.fill(target, code, message, reply);
                if (forced) {
                    slot.lanes.lane0 = lane0;
                }
                added = publish(slot);
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

    /** Adds a message of primitives; false where it is full. Any thread. */
    boolean addLanes(final Object target, final int code, final Object reply, final long lane0, final long lane1,
        final long lane2, final long lane3, final long lane4, final long lane5) {
        boolean added = false;
        acquire();
        try {
            final Slot slot = claim(false);
            if (slot != null) {
                slot.code = code;
                slot.target = target;
                slot.reply = reply;
                slot.lanes.fill(lane0, lane1, lane2, lane3, lane4, lane5);
                added = publish(slot);
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

    /** The slot for the next message, or null where there is none. Under the lock. */
    private Slot claim(final boolean forced) {
        final long position = tail;
        if (position < limit && outside.isEmpty()) {
            return ring[(int) position & ring.length - 1];
        }
        final long first = head;
        limit = first + allowance - outside.size();
        if (position >= limit && !forced) {
            return null;
        }
        return outside.isEmpty() && position - first < ring.length
            ? ring[(int) position & ring.length - 1] : new LinkedSlot();
    }

    /** Adds a slot that was claimed and filled: true, or an exception, and then it is not added. Under the lock. */
    private boolean publish(final Slot slot) {
        final long position = tail;
        if (slot instanceof LinkedSlot linked) {
            outside.append(linked);
        } else {
            TAIL.setRelease(this, position + 1);
        }
        return true;
    }

    /** The oldest message, or null. One batch is all there is, or a single message. Consumer only. */
    Slot peek(final boolean single) {
        final long position = head;
        if (position == bound && chain == null && !isEmpty()) {
            refill(position, single);
        }
        return position == bound ? chain : taken[(int) position & taken.length - 1];
    }

    private void refill(final long position, final boolean single) {
        acquire();
        try {
            final long end = tail;
            taken = ring;
            if (position == end) {
                chain = outside.takeAll();
            } else {
                bound = single ? position + 1 : end;
            }
            LOCK.setRelease(this, FREE);
        } catch (final Throwable t) {
            lock = FREE;
            throw t;
        }
    }

    /** Clears and frees the slot that {@link #peek} gave. Consumer only. */
    void remove() {
        final long position = head;
        if (position == bound) {
            chain = outside.remove(chain);
            return;
        }
        taken[(int) position & taken.length - 1].clear();
        try {
            HEAD.setRelease(this, position + 1);
        } catch (final StackOverflowError e) {
            head = position + 1;
        }
    }

    /** Whether all that was taken is removed. Consumer only. */
    boolean batchIsDone() {
        return head == bound && chain == null;
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
        if (wider > ring.length) {
            final Slot[] longer = Slot.ring(Rings.lengthFor(wider));
            final long first = head;
            for (int i = 0; i < ring.length; i++) {
                longer[(int) (first + i) & longer.length - 1] = ring[(int) (first + i) & ring.length - 1];
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
