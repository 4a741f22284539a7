package io.rysy.delivery;

/** The fields of a {@link Carrier}, behind a pad. */
abstract class CarrierFields extends LeftPad {

    /** The id of the thread; never 0. */
    final long id;

    /** The mark of the last entry, without the handler: see {@link Marks}. That thread; others read it opaquely. */
    long entries;

    /**
     * The groups that the thread may hold, by their bits: set on the way in, and cleared not on the way out but by
     * whoever looks. {@link Carrier#TRACKED} where there are others, without a bit. That thread only.
     */
    long entered;

    /** The id, while the chain of the thread cannot be too deep; 0 where each call has to look. That thread only. */
    long idWhileShallow;

    /** The group whose loop the thread runs, or null. That thread only. */
    GroupCore round;

    /** Where the members of that group queue what they send each other, or null where it takes a closer look. */
    InternalQueue internal;

    /** What {@code entered} is while the thread is inside that group and no other. That thread only. */
    long roundBit;

    /** The thread. */
    final Thread thread;

    /** Whether it is a virtual thread, which must not spin for long: the one it waits for may need its carrier. */
    final boolean virtual;

    /** One of the states of {@link GroupLock}. */
    volatile int waitState;

    /** The next in the line of a lock. Guarded by that lock's guard. */
    Carrier next;

    /** What this thread waits for, while it stands in the {@link WaitForGraph}. Guarded by the graph. */
    GroupCore waitsFor;

    /** What of that group. Guarded by the graph. */
    int waitsForWhat;

    /** Made when it is first needed. */
    OwnerCall ownerCall;

    CarrierFields(final long id, final Thread thread) {
        this.id = id;
        this.thread = thread;
        this.virtual = thread != null && ThreadIds.isVirtual(thread);
    }
}
