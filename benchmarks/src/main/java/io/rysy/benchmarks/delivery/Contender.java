package io.rysy.benchmarks.delivery;

import io.rysy.MailboxFullException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

/** The ways to get at a {@link Shared} that others want too. */
public enum Contender {

    /** Sleeps while somebody else is inside. */
    FAST_SEND,

    /** Spins. */
    SPIN,

    /** Spins a while, then sleeps. */
    ADAPTIVE,

    /** Tries again until it is let in: the same lock word, but no line, so whoever comes first. */
    BARGING,

    /** Leaves the message with the group's own thread where somebody else is inside. */
    VOID,

    /** A {@code ReentrantLock} as it is by default: whoever comes first. */
    UNFAIR_LOCK,

    /** A {@code ReentrantLock} with a line. */
    FAIR_LOCK,

    /** {@code synchronized}. */
    SYNCHRONIZED,

    /** The write lock of a {@code StampedLock}. */
    STAMPED_LOCK;

    /** The monitors that a programmer would write by hand, around the same state. */
    static final class Monitors {

        private final Shared shared = new Shared();
        private final ReentrantLock unfair = new ReentrantLock();
        private final ReentrantLock fair = new ReentrantLock(true);
        private final StampedLock stamped = new StampedLock();

        private static long locked(final ReentrantLock lock, final Shared shared, final Work work) {
            lock.lock();
            try {
                return shared.work(work);
            } finally {
                lock.unlock();
            }
        }

        private long stamped(final Work work) {
            final long stamp = stamped.writeLock();
            try {
                return shared.work(work);
            } finally {
                stamped.unlockWrite(stamp);
            }
        }

        private synchronized long monitor(final Work work) {
            return shared.work(work);
        }
    }

    /** Does the work once, on the actor or under one of the monitors. */
    long work(final SharedRef actor, final Monitors monitors, final Work work) {
        switch (this) {
            case FAST_SEND:
                return actor.fastSend(work);
            case SPIN:
                return actor.fastSendSpin(work);
            case ADAPTIVE:
                return actor.fastSendAdaptive(work);
            case BARGING:
                return barge(actor, work);
            case VOID:
                return hereOrLater(actor, work);
            case UNFAIR_LOCK:
                return Monitors.locked(monitors.unfair, monitors.shared, work);
            case FAIR_LOCK:
                return Monitors.locked(monitors.fair, monitors.shared, work);
            case STAMPED_LOCK:
                return monitors.stamped(work);
            default:
                return monitors.monitor(work);
        }
    }

    private static long barge(final SharedRef actor, final Work work) {
        long total = actor.fastSendOr(work, -1L);
        while (total < 0) {
            Thread.onSpinWait();
            total = actor.fastSendOr(work, -1L);
        }
        return total;
    }

    private static long hereOrLater(final SharedRef actor, final Work work) {
        while (true) {
            try {
                return actor.fastSendVoid(work) ? 1 : 0;
            } catch (final MailboxFullException e) {
                Thread.onSpinWait();
            }
        }
    }
}
