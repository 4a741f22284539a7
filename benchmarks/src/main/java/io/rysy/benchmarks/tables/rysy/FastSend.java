package io.rysy.benchmarks.tables.rysy;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.benchmarks.tables.work.Workload;
import org.HdrHistogram.Histogram;

/** Synchronous calls with a reply, from one actor to another. */
public final class FastSend implements Workload {

    /** The method that is called, as the compiler's commands name it. */
    public static final String HANDLER = Callee.class.getName() + "::onCall";

    private final ActorSystem system = ActorSystem.create("fast-send");
    private final Group near = system.group("near").build();
    private final CallerRef caller;

    private FastSend(final boolean sameGroup) {
        final Group far = sameGroup ? near : system.group("far").build();
        final CalleeRef callee = CalleeRef.spawn(far, "callee", context -> new Callee());
        caller = CallerRef.spawn(near, "caller", context -> new Caller(callee));
        far.doWork();
        near.doWork();
    }

    /**
     * Inside one group.
     *
     * @return the workload
     */
    public static FastSend inGroup() {
        return new FastSend(true);
    }

    /**
     * To a group that nobody else uses.
     *
     * @return the workload
     */
    public static FastSend otherGroup() {
        return new FastSend(false);
    }

    @Override
    public long run(final int count, final Histogram samples) {
        final Go go = new Go(count, samples);
        caller.send(go);
        go.drive(near);
        return go.checked();
    }

    @Override
    public void close() {
        system.close();
    }
}
