package io.rysy.pool;

import java.util.ArrayList;
import java.util.List;

/** The magazines that no thread holds. One lock, taken once for each magazine full of messages. */
final class Depot {

    private static final int FIRST_SWEEP = 64;

    private final int rounds;
    private Magazine loaded;
    private Magazine empty;

    /** Those that hold a magazine; and when to look next whose threads have ended. */
    private final List<Local> holders = new ArrayList<>();
    private int nextSweep = FIRST_SWEEP;

    Depot(final int rounds) {
        this.rounds = rounds;
    }

    /** Gives an empty magazine and takes a loaded one; null, and nothing is taken, where there is none. */
    synchronized Magazine exchangeForLoaded(final Magazine spent) {
        final Magazine got = loaded;
        if (got != null) {
            loaded = got.next;
            got.next = null;
            spent.next = empty;
            empty = spent;
        }
        return got;
    }

    /** Gives a full magazine and takes an empty one. */
    synchronized Magazine exchangeForEmpty(final Magazine full) {
        put(full);
        final Magazine got = empty;
        if (got == null) {
            return new Magazine(rounds);
        }
        empty = got.next;
        got.next = null;
        return got;
    }

    synchronized void put(final Magazine magazine) {
        magazine.next = loaded;
        loaded = magazine;
    }

    /** Takes note of a thread's magazine. */
    synchronized void register(final Local local) {
        if (holders.size() >= nextSweep) {
            reclaim();
            nextSweep = Math.max(FIRST_SWEEP, 2 * holders.size());
        }
        holders.add(local);
    }

    /** Takes back the magazines of threads that have ended; false where there was no message in them. */
    synchronized boolean reclaim() {
        final Magazine before = loaded;
        holders.removeIf(this::isReclaimed);
        return loaded != before;
    }

    private boolean isReclaimed(final Local local) {
        // Who sees that a thread has ended sees all that it did.
        if (local.owner.isAlive()) {
            return false;
        }
        if (!local.magazine.isEmpty()) {
            put(local.magazine);
        }
        return true;
    }
}
