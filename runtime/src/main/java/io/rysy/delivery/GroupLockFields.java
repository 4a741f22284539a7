package io.rysy.delivery;

/** The words of a group's lock, on one line, behind a pad. Its holder writes them when it comes and when it goes. */
abstract class GroupLockFields extends LeftPad {

    /** The id of the thread that holds the lock, or 0. */
    volatile long owner;

    /**
     * The id of the thread that holds the lock, while this is also the innermost group of that thread. While the
     * thread is inside another group that it came to from here, {@link GroupCore#LEFT} and the number of that one;
     * else 0. Only the holder writes it, and no other thread can find its own id here: so it needs no memory order.
     */
    long inside;

    /** How many callers, and runners, wait. */
    volatile int waiting;

    /** The spin lock of the line: 1 while held. */
    volatile int guard;

    /** The number of the group from which the holder came, or 0. Holder only. */
    int outer;

    /**
     * That group, or where the holder came from none, the last one that somebody came from. Written by the holder, and
     * only where it changes, for a reference costs a barrier; read by whoever comes, as a guess that is then checked.
     */
    GroupCore caller;

    /** How many locks and re-entries are on the holder's chain, this one included. Holder only. */
    int depth;
}
