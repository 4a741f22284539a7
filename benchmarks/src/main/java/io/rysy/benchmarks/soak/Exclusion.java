package io.rysy.benchmarks.soak;

/** Sees that one thread at a time is inside a group. Plain on purpose: the group's lock has to make it visible. */
final class Exclusion {

    private final Tallies tallies;
    private Thread inside;

    Exclusion(final Tallies tallies) {
        this.tallies = tallies;
    }

    /** Comes in; returns what {@link #exit} has to be given. */
    Thread enter() {
        final Thread before = inside;
        final Thread thread = Thread.currentThread();
        if (before != null && before != thread) {
            tallies.fault("two threads inside one group: " + before.getName() + " and " + thread.getName());
        }
        inside = thread;
        return before;
    }

    void exit(final Thread before) {
        if (inside != Thread.currentThread()) {
            tallies.fault("another thread came into a group during a turn of " + Thread.currentThread().getName());
        }
        inside = before;
    }
}
