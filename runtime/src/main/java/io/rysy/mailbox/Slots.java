package io.rysy.mailbox;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The slots of a ring, by columns. What every message has, its address and itself, lies side by side, and eight
 * messages on one cache line: what counts between cores is how many lines a message moves. Recipients of replies and
 * primitives have columns of their own, which a message without them does not touch.
 *
 * <pre>
 *   pairs     pad | address, message | address, message | ... | pad
 *   replies         recipient          recipient          ...
 *   lanes           0 1 2 3 4 5        0 1 2 3 4 5        ...
 * </pre>
 *
 * <p>A message that is primitives has its address in its place. A slot without a message is free, and keeps no
 * reference but the address that was used last, which lives as long as its receiver.
 */
public final class Slots {

    /** What {@link Mailbox#peek()} gives where there is no message. */
    public static final int NONE = -1;

    /** How many primitives a message can have. */
    static final int LANES = 6;

    /** For a message that is to be seen with all that was written before. */
    static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Object[].class);

    /** References that fill a cache line, or two: the length of the array lies before, and is read again and again. */
    static final int PAD = 16;

    final Object[] pairs;
    final Object[] replies;
    final long[] lanes;

    private final int mask;

    /** Makes free slots. Their number is a power of two. */
    Slots(final int length) {
        pairs = new Object[2 * PAD + 2 * length];
        replies = new Object[length];
        lanes = new long[LANES * length];
        mask = length - 1;
    }

    int length() {
        return mask + 1;
    }

    /** The slot of a position. */
    int at(final long position) {
        return (int) position & mask;
    }

    /** Where in {@code pairs} the address of a slot lies; the message is the next. */
    static int pair(final int slot) {
        return PAD + 2 * slot;
    }

    /** Whether a slot holds a message, and all of it can be seen. */
    boolean isPublished(final int slot) {
        return ELEMENT.getAcquire(pairs, pair(slot) + 1) != null;
    }

    /** Fills a slot, for a reader that is ordered in another way. */
    void fill(final int slot, final Address address, final Object message, final Object reply) {
        final int pair = pair(slot);
        pairs[pair] = address;
        pairs[pair + 1] = message;
        if (reply != null) {
            replies[slot] = reply;
        }
    }

    void fillLanes(final int slot, final long lane0, final long lane1, final long lane2, final long lane3,
        final long lane4, final long lane5) {
        final int first = LANES * slot;
        lanes[first] = lane0;
        lanes[first + 1] = lane1;
        lanes[first + 2] = lane2;
        lanes[first + 3] = lane3;
        lanes[first + 4] = lane4;
        lanes[first + 5] = lane5;
    }

    /** Lets go of what a message refers to, which was sent by that address. */
    void clear(final int slot, final Address address) {
        pairs[pair(slot) + 1] = null;
        if (address.hasReply) {
            replies[slot] = null;
        }
    }

    /** Copies a message to the slot of the same position among others. */
    void copyTo(final Slots others, final long position) {
        final int from = at(position);
        final int to = others.at(position);
        System.arraycopy(pairs, pair(from), others.pairs, pair(to), 2);
        others.replies[to] = replies[from];
        System.arraycopy(lanes, LANES * from, others.lanes, LANES * to, LANES);
    }

    /**
     * The address of a message.
     *
     * @param slot the slot that {@link Mailbox#peek()} gave
     * @return what it was sent by, an {@link Address}: as its sender made it, for the reader to cast
     */
    public Object address(final int slot) {
        return pairs[pair(slot)];
    }

    /**
     * A message, where its address has no lanes.
     *
     * @param slot the slot that {@link Mailbox#peek()} gave
     * @return the message
     */
    public Object message(final int slot) {
        return pairs[pair(slot) + 1];
    }

    /**
     * Where the reply to a message goes, if its address has one.
     *
     * @param slot the slot that {@link Mailbox#peek()} gave
     * @return what the sender gave
     */
    public Object reply(final int slot) {
        return replies[slot];
    }

    /**
     * A primitive of a message, if its address has lanes.
     *
     * @param slot the slot that {@link Mailbox#peek()} gave
     * @param lane 0 to 5
     * @return the primitive
     */
    public long lane(final int slot, final int lane) {
        return lanes[LANES * slot + lane];
    }
}
