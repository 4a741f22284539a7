package io.rysy.delivery;

/** The words of a group's lock, on one line, behind a pad. Its holder writes them when it comes and when it goes. */
abstract class GroupLockFields extends LeftPad {

    /**
     * The id of the thread that holds the lock, or 0. Read plainly, by a thread that looks for its own id, which no
     * other thread writes; all else goes through a {@code VarHandle}.
     */
    long owner;

    /** How many callers, and runners, wait. */
    volatile int waiting;

    /** The spin lock of the line: 1 while held. */
    volatile int guard;

    /**
     * The carrier of the thread that holds the lock, or held it last. Holder only; written only where it changes, for
     * a reference costs a barrier.
     */
    Carrier carrier = Carrier.NOBODY;

    /**
     * The same where nobody waits: its thread takes the lock without a look at the line. {@link Carrier#NOBODY} where
     * somebody may wait. Written by the holder and by who goes to stand in line; for a caller to compare once
     * it has the lock.
     */
    Carrier unhindered = Carrier.NOBODY;

    /** The bit of this group in the words of that carrier, or 0 where it has none for it. Holder only. */
    long bit;

    /** Fills the line up to a whole word, so that nothing of a subclass moves in here. */
    @SuppressWarnings("unused")
    private int gap;
}
