package io.rysy.benchmarks.tables.rysy;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.Order;
import io.rysy.annotations.MailboxKind;
import io.rysy.benchmarks.tables.work.Workload;
import org.HdrHistogram.Histogram;

/** Round trips in one group, with actors of four classes in an order that looks like chance. */
public final class FourClasses implements Workload {

    private final ActorSystem system = ActorSystem.create("four-classes");
    private final Group group;
    private final FourPingerRef pinger;

    /**
     * Makes the group, which the measuring thread drives.
     *
     * @param kind  of mailbox
     * @param order whether messages go through it
     */
    public FourClasses(final MailboxKind kind, final Order order) {
        group = system.group("all").mailbox(kind, 1024).order(order).build();
        pinger = FourPingerRef.declare(group, "pinger");
        final PongerARef a = PongerARef.spawn(group, "a", context -> new PongerA(pinger));
        final PongerBRef b = PongerBRef.spawn(group, "b", context -> new PongerB(pinger));
        final PongerCRef c = PongerCRef.spawn(group, "c", context -> new PongerC(pinger));
        final PongerDRef d = PongerDRef.spawn(group, "d", context -> new PongerD(pinger));
        pinger.start(context -> new FourPinger(a, b, c, d));
        group.doWork();
    }

    /**
     * By the group's internal queue.
     *
     * @return the workload
     */
    public static FourClasses grouped() {
        return new FourClasses(MailboxKind.BLOCKING, Order.RUN_TO_COMPLETION);
    }

    @Override
    public long run(final int count, final Histogram samples) {
        final Go go = new Go(count, samples);
        pinger.send(go);
        go.drive(group);
        return go.checked();
    }

    @Override
    public void close() {
        system.close();
    }
}
