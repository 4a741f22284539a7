package io.rysy.mailbox;

import io.rysy.annotations.MailboxKind;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The queue between a group and those who send to it from outside: many producers, one consumer at a time. Each
 * {@link MailboxKind} has an implementation of its own.
 *
 * <p>Any thread may offer. The consumer is whoever holds the group's lock; consumers that follow each other are
 * ordered by that lock. What one sender adds is taken in the order in which it was added.
 *
 * <p>The consumer works in place: {@link #peek()} gives the slot of the oldest message, which it reads in {@link
 * #slots()}, and {@link #remove} clears the slot and gives it back to the producers.
 *
 * <p>The capacity is exact for every kind: while nothing is taken, that many offers are accepted and no more, from
 * one sender or from many. (SHARDED, where messages were forced in: they fill up the lane of their sender first.)
 *
 * <p>An offer that fails with an exception, for want of stack or heap, has not been accepted and keeps nobody else
 * from going on.
 *
 * <p>The methods on the way of a message switch on the kind instead of being overridden: each call is direct and can
 * be inlined, even in a program that has run all four kinds.
 */
public abstract class Mailbox {

    static final int BLOCKING = 0;
    static final int BATCHED = 1;
    static final int SHARDED = 2;
    static final int LOCK_FREE = 3;

    private static final int MAX_CAPACITY = 1 << 26;
    private static final int SPINS_FOR_ROOM = 200;

    /** Nanoseconds after which the first that ever wait look again: the consumer may have missed them. */
    private static final long UNTIL_THE_CONSUMER_KNOWS = 1_000_000;

    private final int kind;
    private final int capacity;

    private final ReentrantLock roomLock = new ReentrantLock();
    private final Condition room = roomLock.newCondition();

    /** How many producers wait for room. Written under the lock above. */
    private volatile int blocked;

    /** Whether a producer ever waited for room: until then the consumer spends no fence on them. */
    private volatile boolean producersWait;

    /** Whether the consumer has seen that, and everything it removed before can be seen. Written by the consumer. */
    private volatile boolean consumerKnows;

    /** Whether no producer waits for room any more. */
    private volatile boolean released;

    /** Whether the consumer sleeps, or is about to. Written by the consumer. */
    private volatile boolean asleep;

    Mailbox(final int kind, final int capacity) {
        this.kind = kind;
        this.capacity = capacity;
    }

    /**
     * Makes an empty mailbox. Any thread.
     *
     * @param kind     which queue it is
     * @param capacity in messages, 1 to 67,108,864
     * @return the mailbox
     * @throws IllegalArgumentException where the capacity is out of range
     */
    public static Mailbox of(final MailboxKind kind, final int capacity) {
        Objects.requireNonNull(kind, "the kind of the mailbox");
        if (capacity < 1 || capacity > MAX_CAPACITY) {
            throw new IllegalArgumentException("a mailbox of capacity " + capacity + " cannot be made; write a number"
                + " of messages from 1 to " + MAX_CAPACITY + ", and OnFull.spill() for a mailbox without a bound");
        }
        switch (kind) {
            case BLOCKING:
                return new BlockingMailbox(capacity);
            case BATCHED:
                return new BatchedMailbox(capacity);
            case SHARDED:
                return new ShardedMailbox(capacity);
            default:
                return new LockFreeMailbox(capacity);
        }
    }

    /**
     * Whether who sends makes a difference. Where not, senders need not say.
     *
     * @return true for SHARDED
     */
    public final boolean asksForSender() {
        return kind == SHARDED;
    }

    /**
     * Adds a message at the end. Any thread.
     *
     * @param sender  who sends: the same number for everything that has to stay in order; only kinds that keep order by
     *                sender ask for it, see {@link #asksForSender()}
     * @param address where it goes; it has no lanes, and a reply where there is one here
     * @param message the message, not null
     * @param reply   where the reply goes, or null
     * @return false where the mailbox is full; nothing was taken then
     */
    public final boolean offer(final long sender, final Address address, final Object message, final Object reply) {
        return add(sender, false, address, message, reply);
    }

    /**
     * Adds a message at the end even where the mailbox is full: control messages, replies and what spills, none of
     * which is ever refused, keep their place in the order this way. Any thread.
     *
     * <p>Where the ring has no slot left the message waits outside, in a slot that is allocated for it, and what is
     * added later waits behind it until the consumer gets there.
     *
     * @param sender  who sends: the same number for everything that has to stay in order
     * @param address where it goes; it has no lanes, and a reply where there is one here
     * @param message the message, not null
     * @param reply   where the reply goes, or null
     */
    public final void force(final long sender, final Address address, final Object message, final Object reply) {
        add(sender, true, address, message, reply);
    }

    private boolean add(final long sender, final boolean forced, final Address address, final Object message,
        final Object reply) {
        switch (kind) {
            case BLOCKING:
                return ((BlockingMailbox) this).add(forced, address, message, reply);
            case BATCHED:
                return ((BatchedMailbox) this).add(forced, address, message, reply);
            case SHARDED:
                return ((ShardedMailbox) this).add(sender, forced, address, message, reply);
            default:
                return ((LockFreeMailbox) this).add(forced, address, message, reply);
        }
    }

    /**
     * Adds a message of primitives at the end. Any thread.
     *
     * @param sender  who sends: the same number for everything that has to stay in order
     * @param address where it goes; it has lanes, and a reply where there is one here
     * @param reply   where the reply goes, or null
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     * @return false where the mailbox is full; nothing was taken then
     */
    public final boolean offerLanes(final long sender, final Address address, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        return addLanes(sender, false, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    /**
     * Adds a message of primitives at the end even where the mailbox is full, as {@link #force} does. Any thread.
     *
     * @param sender  who sends: the same number for everything that has to stay in order
     * @param address where it goes; it has lanes, and a reply where there is one here
     * @param reply   where the reply goes, or null
     * @param lane0   the first parameter
     * @param lane1   the second
     * @param lane2   the third
     * @param lane3   the fourth
     * @param lane4   the fifth
     * @param lane5   the sixth
     */
    public final void forceLanes(final long sender, final Address address, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        addLanes(sender, true, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
    }

    private boolean addLanes(final long sender, final boolean forced, final Address address, final Object reply,
        final long lane0, final long lane1, final long lane2, final long lane3, final long lane4, final long lane5) {
        switch (kind) {
            case BLOCKING:
                return ((BlockingMailbox) this).addLanes(
                    forced, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
            case BATCHED:
                return ((BatchedMailbox) this).addLanes(
                    forced, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
            case SHARDED:
                return ((ShardedMailbox) this).addLanes(
                    sender, forced, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
            default:
                return ((LockFreeMailbox) this).addLanes(
                    forced, address, reply, lane0, lane1, lane2, lane3, lane4, lane5);
        }
    }

    /**
     * The oldest message, if there is one that can be taken now: a message that is being added at this moment may make
     * the mailbox not empty and yet give none. Consumer only.
     *
     * @return its slot in {@link #slots()}, to be read until {@link #remove}, or {@link Slots#NONE}
     */
    public final int peek() {
        switch (kind) {
            case BLOCKING:
                return ((BlockingMailbox) this).first();
            case BATCHED:
                return ((BatchedMailbox) this).first();
            case SHARDED:
                return ((ShardedMailbox) this).first();
            default:
                return ((LockFreeMailbox) this).first();
        }
    }

    /**
     * Where the message lies whose slot {@link #peek()} gave. Consumer only, after each peek that gave one.
     *
     * @return the slots
     */
    public final Slots slots() {
        switch (kind) {
            case BLOCKING:
                return ((BlockingMailbox) this).firstIn();
            case BATCHED:
                return ((BatchedMailbox) this).firstIn();
            case SHARDED:
                return ((ShardedMailbox) this).firstIn();
            default:
                return ((LockFreeMailbox) this).firstIn();
        }
    }

    /**
     * Clears the slot that {@link #peek()} gave and frees it. Consumer only, once after each peek that gave one.
     *
     * @param address the address in the slot
     */
    public final void remove(final Address address) {
        removeFirst(address);
        if (producersWait) {
            lookForBlocked();
        }
    }

    private void lookForBlocked() {
        consumerKnows = true;
        if (looksEmpty()) {
            // The room that was made, before the look at who waits for it; whoever waits does it the other way round.
            // While more is queued, a later removal makes up for a look that came too early.
            VarHandle.fullFence();
        }
        if (blocked != 0) {
            wakeOneBlocked();
        }
    }

    private void removeFirst(final Address address) {
        switch (kind) {
            case BLOCKING:
                ((BlockingMailbox) this).removeFirst(address);
                break;
            case BATCHED:
                ((BatchedMailbox) this).removeFirst(address);
                break;
            case SHARDED:
                ((ShardedMailbox) this).removeFirst(address);
                break;
            default:
                ((LockFreeMailbox) this).removeFirst(address);
                break;
        }
    }

    /**
     * Whether nothing is queued; a message that is being added may count as queued. Any thread; exact for the
     * consumer, and for a sender as to its own messages.
     *
     * @return true where nothing is queued
     */
    public final boolean isEmpty() {
        switch (kind) {
            case BLOCKING:
                return ((BlockingMailbox) this).nothingQueued();
            case BATCHED:
                return ((BatchedMailbox) this).nothingQueued();
            case SHARDED:
                return ((ShardedMailbox) this).nothingQueued();
            default:
                return ((LockFreeMailbox) this).nothingQueued();
        }
    }

    /**
     * Whether there is a message to take, for a consumer that looks again and again: what is being added at this
     * moment does not count, and no line is read that producers write with each message, where the kind can do
     * without. Any thread; a snapshot.
     *
     * @return true where {@link #peek()} is worth a call
     */
    public final boolean hasMail() {
        return kind == LOCK_FREE ? ((LockFreeMailbox) this).ringHasMail() : !isEmpty();
    }

    /**
     * How many messages are queued. Any thread; may count a message that is being offered or taken at this moment.
     *
     * @return the number of messages
     */
    public final int size() {
        return (int) Math.max(0L, queued());
    }

    /**
     * How many messages the mailbox takes before it is full. Any thread.
     *
     * @return the capacity in messages
     */
    public final int capacity() {
        return capacity;
    }

    /**
     * How many messages found no slot in the ring and were allocated one. Any thread.
     *
     * @return the number since the mailbox was made
     */
    public final long overflowed() {
        return outsideTheRing();
    }

    // ---------------------------------------------------------------- producers that wait for room

    /**
     * Waits until there is room for a message; another producer may take it before the caller does. Any thread, but
     * the consumer. Spins a little, then sleeps.
     *
     * @param deadlineNanos until when, in terms of {@code System.nanoTime()}
     * @return false where there is none at the deadline, the thread is interrupted (and stays so), or
     *     {@link #releaseBlocked()} was called
     */
    public final boolean awaitRoom(final long deadlineNanos) {
        for (int i = 0; i < SPINS_FOR_ROOM && !released; i++) {
            if (hasRoom()) {
                return true;
            }
            Thread.onSpinWait();
        }
        producersWait = true;
        roomLock.lock();
        try {
            blocked = blocked + 1;
            try {
                return sleepUntilRoom(deadlineNanos);
            } finally {
                blocked = blocked - 1;
                // Each is woken for one message; who goes passes it on, in case that it makes no use of it.
                if (blocked != 0 && hasRoom()) {
                    room.signal();
                }
            }
        } finally {
            roomLock.unlock();
        }
    }

    private boolean sleepUntilRoom(final long deadlineNanos) {
        while (!released) {
            // The count of the blocked, before the look for room.
            VarHandle.fullFence();
            if (hasRoom()) {
                return true;
            }
            final long left = deadlineNanos - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            try {
                room.awaitNanos(consumerKnows ? left : Math.min(left, UNTIL_THE_CONSUMER_KNOWS));
            } catch (final InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return false;
    }

    /**
     * Whether there is room for a message. Any thread; a snapshot.
     *
     * @return true where a sender need not wait
     */
    public final boolean hasRoom() {
        return queued() < capacity;
    }

    private void wakeOneBlocked() {
        roomLock.lock();
        try {
            room.signal();
        } finally {
            roomLock.unlock();
        }
    }

    /**
     * Whether nobody waits for room any more. Any thread.
     *
     * @return true after {@link #releaseBlocked()}
     */
    public final boolean isReleased() {
        return released;
    }

    /** Wakes all that wait for room, now and for good: nobody waits any more. Any thread. */
    public final void releaseBlocked() {
        released = true;
        roomLock.lock();
        try {
            room.signalAll();
        } finally {
            roomLock.unlock();
        }
    }

    // ---------------------------------------------------------------- a consumer that sleeps

    /**
     * Says that the consumer is about to sleep, and whether it may. From here to {@link #afterSleep()} each producer
     * sees {@link #wantsSignal()}; one that has added its message too early to see it makes this give false. Consumer
     * only, or the one thread that runs the group.
     *
     * @return false where something is queued
     */
    public final boolean beforeSleep() {
        asleep = true;
        if (nothingQueuedForSleep()) {
            return true;
        }
        asleep = false;
        return false;
    }

    /** Says that the consumer is awake. Whoever called {@link #beforeSleep()}. */
    public final void afterSleep() {
        asleep = false;
    }

    /**
     * Whether the consumer sleeps, or is about to. Any thread; a hint, before it adds a message.
     *
     * @return true where it will want to be woken
     */
    public final boolean isConsumerAsleep() {
        return asleep;
    }

    /**
     * Whether the consumer may be asleep and has to be woken. The kinds with locks need no fence for that: the
     * consumer looks for mail under the locks before it sleeps. Any thread, after it has added a message.
     *
     * @return true where whoever wakes the consumer has to look for it
     */
    public final boolean wantsSignal() {
        if (kind == LOCK_FREE) {
            VarHandle.fullFence();
        }
        return asleep;
    }

    // ---------------------------------------------------------------- off the way of a message

    /** Whether the last message that was removed was the last one that the consumer can see. Consumer only. */
    abstract boolean looksEmpty();

    /** Nothing is queued, and who adds a message from now on sees what this thread wrote before. */
    abstract boolean nothingQueuedForSleep();

    abstract long queued();

    abstract long outsideTheRing();
}
