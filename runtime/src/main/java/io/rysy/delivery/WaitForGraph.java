package io.rysy.delivery;

import io.rysy.DeadlockException;
import java.util.ArrayList;
import java.util.List;
import org.agrona.collections.Long2ObjectHashMap;

/**
 * Which thread waits for which group: the graph in which a circle is a deadlock. One for the whole JVM, since threads
 * and locks do not stop at the borders of a system; under one lock, which only those pay for who are about to wait
 * long.
 *
 * <p>An edge goes from a thread to the group it waits for: for its lock, for room in its mailbox, or for its own
 * thread to run a call. From there it goes on to the thread that holds the group. A thread stands in the graph from
 * before it sleeps until it is awake again, so that while somebody walks, under the lock, no thread in the graph lets
 * anything go: what the walk sees is true at one moment, and a circle that it finds can not come apart by itself, but
 * for those who wait for room and give up. The thread that closes a circle finds it, and it alone.
 *
 * <p>Only room can be there and be lost again: to another sender, while the one that waits has not come to take it. A
 * circle that closes at such a moment is none yet, and is one later. So who waits for room looks again from time to
 * time, and finds it, whatever the other threads in it wait for.
 */
final class WaitForGraph {

    /** What a thread waits for: the lock of the group, room in its mailbox, or its own thread to run a call. */
    static final int LOCK = 0;
    static final int ROOM = 1;
    static final int CALL = 2;

    private static final Long2ObjectHashMap<Carrier> WAITING = new Long2ObjectHashMap<>();

    private WaitForGraph() {
    }

    /**
     * Adds the edge of the thread that calls, which holds at least one lock; without, it can not be in a circle.
     *
     * @throws DeadlockException where the edge would close a circle; it is not added then
     */
    static void add(final Carrier carrier, final GroupCore group, final int what) {
        synchronized (WAITING) {
            carrier.waitsFor = group;
            carrier.waitsForWhat = what;
            WAITING.put(carrier.id, carrier);
            boolean waits = false;
            try {
                check(carrier);
                waits = true;
            } finally {
                if (!waits) {
                    remove(carrier);
                }
            }
        }
    }

    /**
     * Looks again: a thread that had room to go on, and so was no part of a circle, may have lost it to another one.
     * The thread that waits.
     *
     * @throws DeadlockException where it waits in a circle; its edge is removed then
     */
    static void check(final Carrier carrier) {
        synchronized (WAITING) {
            if (closesCircle(carrier)) {
                final List<String> waits = describe(carrier);
                remove(carrier);
                throw new DeadlockException(waits);
            }
        }
    }

    /** Removes the edge of the thread that calls. */
    static void remove(final Carrier carrier) {
        synchronized (WAITING) {
            WAITING.remove(carrier.id);
            carrier.waitsFor = null;
        }
    }

    private static boolean closesCircle(final Carrier start) {
        Carrier waiter = start;
        for (int steps = 0; waiter != null && steps <= WAITING.size(); steps++) {
            // Read once: the lock may be handed to the waiter at any moment.
            final long holder = waiter.waitsFor.owner();
            if (hasWhatItWaitsFor(waiter, holder)) {
                return false;
            }
            if (holder == start.id) {
                return true;
            }
            waiter = WAITING.get(holder);
        }
        return false;
    }

    /** Whether a thread is free to go on, and only has not left the graph yet. */
    private static boolean hasWhatItWaitsFor(final Carrier waiter, final long holder) {
        switch (waiter.waitsForWhat) {
            case ROOM:
                return waiter.waitsFor.mailbox().hasRoom() || waiter.waitsFor.mailbox().isReleased();
            case CALL:
                return waiter.ownerCall.isDone();
            default:
                return holder == waiter.id;
        }
    }

    private static List<String> describe(final Carrier start) {
        final List<String> waits = new ArrayList<>();
        Carrier waiter = start;
        do {
            waits.add("thread '" + nameOf(waiter) + "' runs " + String.join(" -> ", Chains.describe(waiter))
                + " and waits for group '" + waiter.waitsFor.name() + "'");
            final long holder = waiter.waitsFor.owner();
            waiter = holder == start.id ? start : WAITING.get(holder);
        } while (waiter != start);
        return waits;
    }

    /** Virtual threads have no name unless they are given one. */
    private static String nameOf(final Carrier waiter) {
        final String name = waiter.thread.getName();
        return name.isEmpty() ? "#" + waiter.id : name;
    }
}
