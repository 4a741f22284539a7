package io.rysy.mailbox;

/**
 * The queue between a group and those who send to it from outside: many producers, one consumer at a time.
 *
 * <p>Any thread may offer. The other methods are for the consumer, which is whoever holds the group's lock; consumers
 * that follow each other are ordered by that lock. What one sender offers is taken in the order in which it was
 * offered.
 *
 * <p>The consumer works in place: {@link #peek()} gives the oldest slot, which it reads, and {@link #remove()} clears
 * the slot and gives it back to the producers.
 */
public abstract class Mailbox {

    /** For subclasses in this package. */
    Mailbox() {
    }

    /**
     * Adds a message at the end. Any thread.
     *
     * @param sender  who sends: the same number for everything that has to stay in order
     * @param target  who gets it
     * @param code    the code of the handler
     * @param message the message
     * @param reply   where the reply goes, or null
     * @return false where the mailbox is full; nothing was taken then
     */
    public abstract boolean offer(long sender, Object target, int code, Object message, Object reply);

    /**
     * Adds a message of primitives at the end. Any thread.
     *
     * @param sender who sends: the same number for everything that has to stay in order
     * @param target who gets it
     * @param code   the code of the handler
     * @param reply  where the reply goes, or null
     * @param lane0  the first parameter
     * @param lane1  the second
     * @param lane2  the third
     * @param lane3  the fourth
     * @param lane4  the fifth
     * @param lane5  the sixth
     * @return false where the mailbox is full; nothing was taken then
     */
    public abstract boolean offerLanes(long sender, Object target, int code, Object reply,
        long lane0, long lane1, long lane2, long lane3, long lane4, long lane5);

    /**
     * Adds a message at the end even where the mailbox is full: control messages and replies, which are never
     * refused, keep their place in the order this way. Any thread.
     *
     * @param sender  who sends: the same number for everything that has to stay in order
     * @param target  who gets it
     * @param code    the code of the handler or of the control message
     * @param message the message, or null
     * @param reply   where the reply goes, or null
     * @param lane0   the first lane, for a reply that is primitive
     */
    public abstract void force(long sender, Object target, int code, Object message, Object reply, long lane0);

    /**
     * The oldest message, or null where there is none that can be taken now. Consumer only.
     *
     * @return its slot, to be read until {@link #remove()}
     */
    public abstract Slot peek();

    /** Clears the slot that {@link #peek()} gave and frees it. Consumer only. */
    public abstract void remove();

    /**
     * Whether nothing is queued. Any thread; exact for the consumer, a hint for others.
     *
     * @return true where nothing is queued
     */
    public abstract boolean isEmpty();

    /**
     * How many messages are queued. Any thread; may count a message that is being offered or taken at this moment.
     *
     * @return the number of messages
     */
    public abstract int size();

    /**
     * How many messages the mailbox takes before it is full.
     *
     * @return the capacity in messages
     */
    public abstract int capacity();
}
