package io.rysy.delivery;

/** The fields of a {@link Carrier}, behind a pad. */
abstract class CarrierFields extends LeftPad {

    /** The id of the thread; never 0. */
    final long id;

    /** The thread. */
    final Thread thread;

    /** Whether it is a virtual thread, which must not spin for long: the one it waits for may need its carrier. */
    final boolean virtual;

    /** The number of the group that the thread entered first of those it is inside, or 0. See {@link Groups}. */
    int outermost;

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
