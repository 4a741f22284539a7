package io.rysy.benchmarks.delivery;

import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import org.openjdk.jmh.annotations.CompilerControl;

/** One link of the chain without actors: called directly, or as a monitor that is written by hand. */
final class PlainLink {

    private final PlainLink next;
    private final ReentrantLock lock = new ReentrantLock();
    private final StampedLock stamped = new StampedLock();
    private long total;

    PlainLink(final PlainLink next) {
        this.next = next;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    long direct(final Amount amount) {
        total += amount.value;
        return next == null ? total : total + next.direct(amount);
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    synchronized long monitor(final Amount amount) {
        total += amount.value;
        return next == null ? total : total + next.monitor(amount);
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    long reentrant(final Amount amount) {
        lock.lock();
        try {
            total += amount.value;
            return next == null ? total : total + next.reentrant(amount);
        } finally {
            lock.unlock();
        }
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    long stamped(final Amount amount) {
        final long stamp = stamped.writeLock();
        try {
            total += amount.value;
            return next == null ? total : total + next.stamped(amount);
        } finally {
            stamped.unlockWrite(stamp);
        }
    }
}
