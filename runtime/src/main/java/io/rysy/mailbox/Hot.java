package io.rysy.mailbox;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;

/**
 * The words of a ring that different threads write, each on a cache line of its own, and the lock among them.
 *
 * <pre>
 *   pad | lock | pad | tail, limit | pad | head, ... | pad
 *        producers      producers        consumer
 * </pre>
 *
 * <p>The fields of a superclass come first in an object, hence a class for each section. All pads and words are longs
 * and an int fills the gap behind the header, so that no field of another section fits between them.
 *
 * <p>The lock is one word, taken by one compare-and-set and let go by one release store. It is not fair, and held for
 * some ten nanoseconds; who finds it taken spins a little, then yields, then sleeps for short times, so that a holder
 * that lost its processor gets it back.
 */
abstract class Hot extends HotSections.Right {

    static final long FREE = 0L;
    static final long HELD = 1L;

    static final VarHandle LOCK;
    static final VarHandle TAIL;
    static final VarHandle HEAD;

    private static final int SPINS = 100;
    private static final int YIELDS = 50;
    private static final long PARK_NANOS = 20_000;

    static {
        try {
            final MethodHandles.Lookup lookup = MethodHandles.lookup();
            LOCK = lookup.findVarHandle(HotSections.Lock.class, "lock", long.class);
            TAIL = lookup.findVarHandle(HotSections.Tail.class, "tail", long.class);
            HEAD = lookup.findVarHandle(HotSections.Head.class, "head", long.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /**
     * Takes the lock. Let it go by {@code LOCK.setRelease(this, FREE)}, and where that call, or anything before it,
     * fails for want of stack or heap, by {@code lock = FREE}, which is no call and cannot.
     */
    final void acquire() {
        if (!LOCK.compareAndSet(this, FREE, HELD)) {
            acquireContended();
        }
    }

    private void acquireContended() {
        int tries = 0;
        while (lock != FREE || !LOCK.compareAndSet(this, FREE, HELD)) {
            tries++;
            if (tries < SPINS) {
                Thread.onSpinWait();
            } else if (tries < SPINS + YIELDS) {
                Thread.yield();
            } else {
                LockSupport.parkNanos(this, PARK_NANOS);
            }
        }
    }
}
