package io.rysy.benchmarks.tables.rysy;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.Order;
import io.rysy.annotations.MailboxKind;
import io.rysy.benchmarks.tables.work.Workload;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.HdrHistogram.Histogram;
import org.agrona.concurrent.BusySpinIdleStrategy;

/** A message there and another one back, one under way at a time, or two. */
public final class RoundTrip implements Workload {

    private static final int CAPACITY = 1024;

    private final ActorSystem system = ActorSystem.create("round-trip");
    private final Group driven;

    /** Start the trips of a pair of actors. */
    private final Consumer<Go> pinger;
    private final Consumer<Go> second;

    private final long gapNanos;

    private RoundTrip(final MailboxKind kind, final Order order, final boolean two) {
        driven = system.group("both").mailbox(kind, CAPACITY).order(order).build();
        pinger = place(driven, driven);
        second = two ? place(driven, driven) : null;
        gapNanos = 0;
        driven.doWork();
    }

    private RoundTrip(final MailboxKind kind, final boolean spins, final long gapNanos,
        final BiFunction<Group, Group, Consumer<Go>> pair) {
        driven = null;
        final Group one = group("pinger", kind, spins);
        final Group other = group("ponger", kind, spins);
        pinger = pair.apply(one, other);
        second = null;
        this.gapNanos = gapNanos;
        system.start();
    }

    /**
     * Both actors in one group, which the measuring thread drives, by the group's internal queue.
     *
     * @return the workload
     */
    public static RoundTrip grouped() {
        return new RoundTrip(MailboxKind.BLOCKING, Order.RUN_TO_COMPLETION, false);
    }

    /**
     * Both actors in one group, which the measuring thread drives and which keeps the order of arrival. Nothing else
     * waits when one of them sends, so that its message goes past the mailbox.
     *
     * @param kind of mailbox
     * @return the workload
     */
    public static RoundTrip groupedInOrderOfArrival(final MailboxKind kind) {
        return new RoundTrip(kind, Order.ARRIVAL, false);
    }

    /**
     * Two such pairs at once: whoever sends finds a message of the other pair in the mailbox, and all go through it.
     *
     * @param kind of mailbox
     * @return the workload
     */
    public static RoundTrip groupedThroughMailbox(final MailboxKind kind) {
        return new RoundTrip(kind, Order.ARRIVAL, true);
    }

    /**
     * Each actor on a thread of its own, which spins.
     *
     * @param kind of mailbox
     * @return the workload
     */
    public static RoundTrip spinning(final MailboxKind kind) {
        return new RoundTrip(kind, true, 0, RoundTrip::place);
    }

    /**
     * The same, with primitives in place of messages.
     *
     * @param kind of mailbox
     * @return the workload
     */
    public static RoundTrip spinningPrimitives(final MailboxKind kind) {
        return new RoundTrip(kind, true, 0, RoundTrip::placePrimitives);
    }

    /**
     * Each actor on a thread of its own, with the default idle strategy.
     *
     * @param kind     of mailbox
     * @param gapNanos how long to be busy before each round trip, so that the other thread has gone to sleep
     * @return the workload
     */
    public static RoundTrip sleeping(final MailboxKind kind, final long gapNanos) {
        return new RoundTrip(kind, false, gapNanos, RoundTrip::place);
    }

    private Group group(final String name, final MailboxKind kind, final boolean spins) {
        return spins ? system.group(name).mailbox(kind, CAPACITY).idle(new BusySpinIdleStrategy()).build()
            : system.group(name).mailbox(kind, CAPACITY).build();
    }

    private static Consumer<Go> place(final Group one, final Group other) {
        final PingerRef pinger = PingerRef.declare(one, "pinger");
        final PongerRef ponger = PongerRef.spawn(other, "ponger", context -> new Ponger(pinger));
        pinger.start(context -> new Pinger(ponger));
        return pinger::send;
    }

    private static Consumer<Go> placePrimitives(final Group one, final Group other) {
        final PrimitivePingerRef pinger = PrimitivePingerRef.declare(one, "pinger");
        final PrimitivePongerRef ponger =
            PrimitivePongerRef.spawn(other, "ponger", context -> new PrimitivePonger(pinger));
        pinger.start(context -> new PrimitivePinger(ponger));
        return pinger::send;
    }

    @Override
    public long run(final int count, final Histogram samples) {
        if (second != null) {
            return runTwo(count, samples);
        }
        final Go go = new Go(count, samples, gapNanos);
        pinger.accept(go);
        if (driven == null) {
            go.await();
        } else {
            go.drive(driven);
        }
        return go.checked();
    }

    private long runTwo(final int count, final Histogram samples) {
        final Go one = new Go(count - count / 2, samples, gapNanos);
        final Go other = new Go(Math.max(1, count / 2), samples, gapNanos);
        pinger.accept(one);
        second.accept(other);
        one.drive(driven);
        other.drive(driven);
        return Math.max(one.checked(), other.checked());
    }

    @Override
    public void close() {
        system.close();
    }
}
