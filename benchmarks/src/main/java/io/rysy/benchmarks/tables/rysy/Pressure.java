package io.rysy.benchmarks.tables.rysy;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.benchmarks.tables.work.Schedule;
import io.rysy.benchmarks.tables.work.Workload;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;

/**
 * Grouped round trips with two messages each, on a heap most of which is alive: from the heap, or from a pool.
 * Samples are taken at a fixed rate, from the moment when a round trip was due.
 */
public final class Pressure implements Workload {

    /** From one round trip to the next. */
    public static final long EVERY_NANOS = 1_000;

    private static final int ALIVE_MEGABYTES = 56;

    /** Of 40 bytes each. */
    private static final int NODES_A_MEGABYTE = 26_214;

    private final ActorSystem system = ActorSystem.create("pressure");
    private final Group group = system.group("both").build();
    private final DeskRef desk;

    /** What else the program keeps: small objects that the collector has to know of. */
    private final List<Object[]> alive = new ArrayList<>();

    /**
     * Fills the heap.
     *
     * @param pooled whether messages come from a pool
     */
    public Pressure(final boolean pooled) {
        final PooledQuotePool pool = pooled ? PooledQuotePool.of(system) : null;
        desk = DeskRef.declare(group, "desk");
        final VenueRef venue = VenueRef.spawn(group, "venue", context -> new Venue(desk, pool));
        desk.start(context -> new Desk(venue, pool));
        group.doWork();
        for (int i = 0; i < ALIVE_MEGABYTES; i++) {
            alive.add(chain());
        }
    }

    private static Object[] chain() {
        Object[] head = new Object[6];
        for (int i = 0; i < NODES_A_MEGABYTE; i++) {
            final Object[] node = new Object[6];
            node[0] = head;
            head = node;
        }
        return head;
    }

    @Override
    public long run(final int count, final Histogram samples) {
        final Schedule schedule = new Schedule(count, samples, EVERY_NANOS);
        desk.send(schedule);
        while (schedule.left() > 0) {
            group.doWork();
        }
        return schedule.checked();
    }

    @Override
    public void close() {
        alive.clear();
        system.close();
    }
}
