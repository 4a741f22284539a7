package io.rysy.delivery;

import io.rysy.DeadlockException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;

/**
 * The exclusive lock of a group: one word that holds the id of the thread that is inside, or 0.
 *
 * <p>Not contended, it is taken by one compare-and-set and let go by one release store; nothing is fenced, so that
 * whoever waits has to make up for it (below). Contended, it is fair: callers stand in a line and are handed the
 * lock, first come first served, and between two of them the group's runner gets it for one turn if it has mail.
 *
 * <pre>
 *   a caller that finds the lock taken            whoever holds it, at the end of its turn
 *   ----------------------------------            ----------------------------------------
 *   stands in line, waiting := waiting + 1        waiting = 0 ?  owner := 0
 *   spins until owner = its id                    else the runner (after a caller) or the first in line:
 *   or parks for at most 50 us, again and again       spins?  owner := its id      parked?  owner := 0, unpark it
 * </pre>
 *
 * <p>The holder reads {@code waiting} before its release store without a fence between, so it can miss a caller that
 * stands in line at that very moment. Such a caller sees {@code owner = 0} while it still spins, and takes the lock
 * itself; for the case that its burst of spins is shorter than the holder's store takes to become visible, no park is
 * longer than 50 us. The line itself is guarded by a spin lock that is held for a few instructions.
 *
 * <p>The thread that had the lock last does not look at {@code waiting}: who stands in line takes away its leave, which
 * is one word with what it has to look at in any case, {@code unhindered}.
 */
public abstract class GroupLock extends GroupSections.TurnsPad {

    /** Spins until the lock is there, however long that takes; a virtual thread does as with {@link #SLEEP}. */
    public static final int SPIN = 0;

    /** Spins a short burst, then sleeps. */
    public static final int SLEEP = 1;

    /** Spins about as long as waking a sleeper takes, then sleeps. */
    public static final int ADAPTIVE = 2;

    /** Does not wait at all. */
    static final int NEVER = 3;

    /** Does not wait at all, and does not insist where the chain is too deep: the message can be queued. */
    static final int QUEUE = 4;

    static final int SPINNING = 1;
    static final int PARKED = 2;
    static final int WOKEN = 3;

    /** The bit in {@code waiting} that keeps callers out. */
    private static final int CLOSED = 1 << 30;

    private static final int SPINS_BEFORE_SLEEP = 1_000;
    private static final int SPINS_ADAPTIVE = 10_000;
    private static final int SPINS_BEFORE_YIELD = 1_000;
    private static final int WAITS_BEFORE_CHECK = 1_024;
    private static final int FRAMES_TO_WAIT = 128;
    private static final long MAX_PARK_NANOS = 50_000;

    private static final VarHandle OWNER;
    private static final VarHandle WAITING;
    private static final VarHandle GUARD;
    private static final VarHandle UNHINDERED;

    static {
        try {
            final MethodHandles.Lookup lookup = MethodHandles.lookup();
            OWNER = lookup.findVarHandle(GroupLockFields.class, "owner", long.class);
            WAITING = lookup.findVarHandle(GroupLockFields.class, "waiting", int.class);
            GUARD = lookup.findVarHandle(GroupLockFields.class, "guard", int.class);
            UNHINDERED = lookup.findVarHandle(GroupLockFields.class, "unhindered", Carrier.class);
            // Not by the first caller that waits, who may be at the end of its stack.
            lookup.ensureInitialized(WaitForGraph.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** The carriers in line, first and last, and the runner, which stands apart. All guarded by {@code guard}. */
    private Carrier first;
    private Carrier last;
    private Carrier runner;

    GroupLock() {
    }

    /** Whether the thread with this id is inside. Exact for the thread's own id, whoever else comes and goes. */
    final boolean heldBy(final long id) {
        return owner == id;
    }

    /** Takes the lock if it is free, nobody waits for it, and callers may enter at all. */
    final boolean tryAcquire(final long thread) {
        return (int) WAITING.getOpaque(this) == 0 && tryAcquireUnhindered(thread);
    }

    /** Takes the lock if it is free, for a thread that then looks whether it is {@code unhindered}. */
    final boolean tryAcquireUnhindered(final long thread) {
        return (long) OWNER.compareAndExchange(this, 0L, thread) == 0L;
    }

    /** Lets the thread of the holder take the lock by the short way from now on, if nobody waits. Holder only. */
    final void unhinder(final Carrier by) {
        if (waiting == 0) {
            UNHINDERED.setVolatile(this, by);
            // Either this sees who stands in line by now, or that one writes later.
            if (waiting != 0) {
                UNHINDERED.setVolatile(this, Carrier.NOBODY);
            }
        }
    }

    /** The thread of that carrier takes the long way in the next time that it comes. That thread, or the holder. */
    final void hinder(final Carrier who) {
        if (unhindered == who) {
            unhindered = Carrier.NOBODY;
        }
    }

    /** Somebody stands in line: before and after that can be seen, for {@link #unhinder} may write in between. */
    private void addWaiter() {
        UNHINDERED.setVolatile(this, Carrier.NOBODY);
        WAITING.setVolatile(this, waiting + 1);
        UNHINDERED.setVolatile(this, Carrier.NOBODY);
    }

    /** Keeps callers out for good: the lock is for the group's runner alone. Before the group is used. */
    final void closeToCallers() {
        waiting = CLOSED;
    }

    /** How many stand in line. Any thread; a snapshot. */
    final int lineLength() {
        return waiting & ~CLOSED;
    }

    /** Whether somebody stands in line. A hint for the holder, between two turns. */
    final boolean hasWaiters() {
        return ((int) WAITING.getOpaque(this) & ~CLOSED) != 0;
    }

    /** Takes the lock, standing in line for it where it has to. */
    final void acquire(final Carrier carrier, final int contention) {
        if (!tryAcquire(carrier.id)) {
            probeStack();
            lockGuard();
            standInLine(carrier);
            unlockGuard();
            await(carrier, contention);
        }
    }

    /**
     * Uses more stack than it takes to wait, and touches nothing: a thread at the end of its stack fails here, while
     * nobody knows of it, and not in line or with the lock's guard in its hand.
     *
     * @throws StackOverflowError where there is too little stack to wait
     */
    static void probeStack() {
        probe(FRAMES_TO_WAIT);
    }

    private static int probe(final int frames) {
        return frames == 0 ? 0 : probe(frames - 1) + 1;
    }

    private void standInLine(final Carrier carrier) {
        carrier.next = null;
        carrier.waitState = SPINNING;
        if (first == null) {
            first = carrier;
        } else {
            last.next = carrier;
        }
        last = carrier;
        addWaiter();
    }

    /** Takes the lock for the group's runner: beside the line, not in it. */
    final void acquireAsRunner(final Carrier carrier) {
        if (!tryAcquire(carrier.id) && !(waiting == CLOSED && OWNER.compareAndSet(this, 0L, carrier.id))) {
            probeStack();
            lockGuard();
            standAsRunner(carrier);
            unlockGuard();
            await(carrier, ADAPTIVE);
        }
    }

    /** Lets the lock go. Only by its holder. */
    final void release() {
        if ((int) WAITING.getOpaque(this) == 0) {
            OWNER.setRelease(this, 0L);
        } else if (hasWaiters()) {
            handOver();
        } else {
            OWNER.setVolatile(this, 0L);
        }
    }

    /** Between two turns of the runner, which holds the lock: lets the first in line go before, and takes it again. */
    final void yieldToWaiters(final Carrier carrier) {
        lockGuard();
        final Carrier head = first;
        if (head == null) {
            unlockGuard();
        } else if (head.waitState == SPINNING) {
            standAsRunner(carrier);
            removeFirst();
            grant(head);
            unlockGuard();
            await(carrier, ADAPTIVE);
        } else {
            wake(head);
            unlockGuard();
        }
    }

    /** The place beside the line is for one: who drives the group while another one stands there joins the line. */
    private void standAsRunner(final Carrier carrier) {
        if (runner != null) {
            standInLine(carrier);
            return;
        }
        carrier.waitState = SPINNING;
        runner = carrier;
        addWaiter();
    }

    private void handOver() {
        lockGuard();
        final Carrier heir = runner != null && runner.waitState == SPINNING ? runner
            : first != null && first.waitState == SPINNING ? first : null;
        if (heir != null) {
            if (heir == runner) {
                removeRunner();
            } else {
                removeFirst();
            }
            grant(heir);
        } else {
            OWNER.setVolatile(this, 0L);
            if (runner != null) {
                wake(runner);
            }
            if (first != null) {
                wake(first);
            }
        }
        unlockGuard();
    }

    /** Hands the lock to one who was seen spinning, and has been taken out of the line. */
    private void grant(final Carrier heir) {
        OWNER.setVolatile(this, heir.id);
        if (heir.waitState == PARKED) {
            // It went to sleep between our look at its state and the store: it may have missed the store.
            LockSupport.unpark(heir.thread);
        }
    }

    private static void wake(final Carrier sleeper) {
        if (sleeper.waitState == PARKED) {
            sleeper.waitState = WOKEN;
            LockSupport.unpark(sleeper.thread);
        }
    }

    private void removeFirst() {
        first = first.next;
        if (first == null) {
            last = null;
        }
        WAITING.setVolatile(this, waiting - 1);
    }

    private void removeRunner() {
        runner = null;
        WAITING.setVolatile(this, waiting - 1);
    }

    private void await(final Carrier carrier, final int contention) {
        if (takenWithin(contention == ADAPTIVE ? SPINS_ADAPTIVE : SPINS_BEFORE_SLEEP, carrier)) {
            return;
        }
        // Not whether it is inside any: from here on, it may be handed this one at any moment.
        if (!carrier.isInsideAnother(this)) {
            awaitLong(carrier, contention, false);
            return;
        }
        try {
            WaitForGraph.add(carrier, (GroupCore) this, WaitForGraph.LOCK);
            awaitLong(carrier, contention, true);
        } catch (final DeadlockException | StackOverflowError e) {
            // A deadlock is described with more stack than waiting takes.
            WaitForGraph.remove(carrier);
            if (leave(carrier)) {
                throw e;
            }
            return;
        }
        WaitForGraph.remove(carrier);
    }

    private boolean takenWithin(final int burst, final Carrier carrier) {
        for (int spins = 0; spins < burst; spins++) {
            if (taken(carrier)) {
                return true;
            }
            Thread.onSpinWait();
            if (spins % SPINS_BEFORE_YIELD == SPINS_BEFORE_YIELD - 1) {
                Thread.yield();
            }
        }
        return false;
    }

    private void awaitLong(final Carrier carrier, final int contention, final boolean inGraph) {
        for (int spins = 1; !taken(carrier); spins++) {
            if (inGraph && spins % WAITS_BEFORE_CHECK == 0) {
                WaitForGraph.check(carrier);
            }
            if (contention == SPIN && !carrier.virtual) {
                Thread.onSpinWait();
                if (spins % SPINS_BEFORE_YIELD == 0) {
                    Thread.yield();
                }
            } else {
                carrier.waitState = PARKED;
                if (taken(carrier)) {
                    return;
                }
                LockSupport.parkNanos(this, MAX_PARK_NANOS);
                final boolean woken = carrier.waitState == WOKEN;
                carrier.waitState = SPINNING;
                // Whoever holds the lock by now has to find it awake, at the end of its turn.
                if (woken && takenWithin(SPINS_BEFORE_SLEEP, carrier)) {
                    return;
                }
            }
        }
    }

    /**
     * Takes one out of the line that has found that it would wait for itself; false where it has been handed the lock
     * meanwhile: somebody in the circle did not wait for ever.
     */
    private boolean leave(final Carrier carrier) {
        lockGuard();
        if (owner() == carrier.id) {
            unlockGuard();
            return false;
        }
        if (carrier == runner) {
            removeRunner();
        } else if (carrier == first) {
            removeFirst();
        } else {
            Carrier before = first;
            while (before.next != carrier) {
                before = before.next;
            }
            before.next = carrier.next;
            if (last == carrier) {
                last = before;
            }
            WAITING.setVolatile(this, waiting - 1);
        }
        unlockGuard();
        return true;
    }

    /** Whether a waiter has the lock now: handed to it, or free and its turn to take. */
    private boolean taken(final Carrier carrier) {
        final long holder = owner();
        return holder == carrier.id
            || holder == 0L && (carrier == first || carrier == runner) && takeFree(carrier);
    }

    private boolean takeFree(final Carrier carrier) {
        lockGuard();
        boolean mine = owner() == carrier.id;
        if (!mine) {
            final boolean asRunner = carrier == runner && (first == null || first.waitState != SPINNING);
            if ((asRunner || carrier == first) && OWNER.compareAndSet(this, 0L, carrier.id)) {
                if (asRunner) {
                    removeRunner();
                } else {
                    removeFirst();
                }
                mine = true;
            }
        }
        unlockGuard();
        return mine;
    }

    private void lockGuard() {
        for (int spins = 1; !GUARD.compareAndSet(this, 0, 1); spins++) {
            Thread.onSpinWait();
            if (spins % SPINS_BEFORE_YIELD == 0) {
                Thread.yield();
            }
        }
    }

    private void unlockGuard() {
        GUARD.setRelease(this, 0);
    }

    /** The id of the thread that is inside, or 0. */
    final long owner() {
        return (long) OWNER.getVolatile(this);
    }
}
