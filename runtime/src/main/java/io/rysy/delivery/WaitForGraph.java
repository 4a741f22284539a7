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
 * anything go: what the walk sees is true at one moment, and a circle that it finds can not come apart by itself. The
 * thread that closes a circle finds it, and it alone.
 */
final class WaitForGraph {

    private static final Long2ObjectHashMap<Carrier> WAITING = new Long2ObjectHashMap<>();

    private WaitForGraph() {
    }

    /**
     * Adds the edge of the thread that calls, which holds at least one lock; without, it can not be in a circle.
     *
     * @throws DeadlockException where the edge would close a circle; it is not added then
     */
    static void add(final Carrier carrier, final GroupCore group) {
        synchronized (WAITING) {
            carrier.waitsFor = group;
            if (closesCircle(carrier)) {
                final List<String> waits = describe(carrier);
                carrier.waitsFor = null;
                throw new DeadlockException(waits);
            }
            WAITING.put(carrier.id, carrier);
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
            final long holder = waiter.waitsFor.owner();
            if (holder == start.id) {
                return true;
            }
            // One that was handed what it waits for and has not left the graph yet is not waiting any more.
            waiter = holder == waiter.id ? null : WAITING.get(holder);
        }
        return false;
    }

    private static List<String> describe(final Carrier start) {
        final List<String> waits = new ArrayList<>();
        Carrier waiter = start;
        do {
            waits.add("thread '" + waiter.thread.getName() + "' runs " + String.join(" -> ", Chains.describe(waiter))
                + " and waits for group '" + waiter.waitsFor.name() + "'");
            final long holder = waiter.waitsFor.owner();
            waiter = holder == start.id ? start : WAITING.get(holder);
        } while (waiter != start);
        return waits;
    }
}
