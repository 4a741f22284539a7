package io.rysy.delivery;

import io.rysy.DeadlockException;
import java.util.List;

/** A thread that does the steps of a program with the locks of real groups, each when it is told to. */
final class LockWorker {

    private final List<GroupCore> locks;
    private final Thread[] inside;
    private final int contention;
    private final Thread thread;

    private volatile boolean ended;
    private volatile Throwable failure;
    private volatile Carrier carrier;

    /** How many steps were asked for, and how many are done. */
    private volatile int asked;
    private volatile int done;

    /** Written by the worker before it is done, and by its master while it is. */
    private String program = "";
    private int next;
    private int refusals;

    /**
     * Starts the thread.
     *
     * @param locks      the groups
     * @param inside     for each of them the thread that is inside; plain, for the lock has to make it visible
     * @param contention how the thread waits
     * @param name       its name
     */
    LockWorker(final List<GroupCore> locks, final Thread[] inside, final int contention, final String name) {
        this.locks = locks;
        this.inside = inside;
        this.contention = contention;
        this.thread = new Thread(this::run, name);
        thread.setDaemon(true);
        thread.start();
        while (carrier == null) {
            Thread.onSpinWait();
        }
    }

    private void run() {
        carrier = Carrier.current();
        while (!ended) {
            if (asked == done) {
                Thread.yield();
                continue;
            }
            try {
                step();
            } catch (final Throwable t) {
                failure = t;
            }
            done = asked;
        }
    }

    private void step() {
        final char letter = program.charAt(next);
        final int lock = LockModel.lockOf(letter);
        final GroupCore core = locks.get(lock);
        if (!Character.isUpperCase(letter)) {
            check(inside[lock], thread);
            inside[lock] = null;
            core.leave(false);
            next++;
            return;
        }
        try {
            core.acquire(carrier, contention);
        } catch (final DeadlockException e) {
            refusals++;
            next = LockModel.behindRelease(program, next);
            return;
        }
        core.comeIn(carrier);
        check(inside[lock], null);
        inside[lock] = thread;
        next++;
    }

    private static void check(final Thread found, final Thread expected) {
        if (found != expected) {
            throw new AssertionError(found + " is inside, not " + expected);
        }
    }

    // ---------------------------------------------------------------- the master

    void load(final String newProgram) {
        program = newProgram;
        next = 0;
        refusals = 0;
    }

    void begin() {
        asked = asked + 1;
    }

    boolean isIdle() {
        return asked == done;
    }

    int next() {
        return next;
    }

    int refusals() {
        return refusals;
    }

    Carrier carrier() {
        return carrier;
    }

    Throwable failure() {
        return failure;
    }

    /** Ends the thread, unless it waits for a lock for ever. */
    void end() {
        ended = true;
        try {
            thread.join(1_000);
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
