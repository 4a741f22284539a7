package io.rysy.benchmarks.tables.rysy;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.annotations.MailboxKind;
import io.rysy.benchmarks.tables.work.Workload;
import org.HdrHistogram.Histogram;

/** Round trips between two threads that sleep when idle, with a window of them under way: throughput. */
public final class Stream implements Workload {

    private static final int CAPACITY = 1024;

    private final ActorSystem system = ActorSystem.create("stream");
    private final StreamerRef streamer;

    private Stream(final MailboxKind kind, final boolean pooled, final boolean bundles) {
        final PooledQuotePool pool = pooled ? PooledQuotePool.of(system) : null;
        final Group here = system.group("streamer").mailbox(kind, CAPACITY).build();
        final Group there = system.group("echo").mailbox(kind, CAPACITY).build();
        streamer = StreamerRef.declare(here, "streamer");
        final EchoRef echo = EchoRef.spawn(there, "echo", context -> new Echo(streamer, pool));
        streamer.start(context -> new Streamer(echo, pool, bundles));
        system.start();
    }

    /**
     * One message, one push, one pop.
     *
     * @param kind   of mailbox
     * @param pooled whether messages come from a pool
     * @return the workload
     */
    public static Stream single(final MailboxKind kind, final boolean pooled) {
        return new Stream(kind, pooled, false);
    }

    /**
     * The sender collects messages and pushes them in one go.
     *
     * @param kind of mailbox
     * @return the workload
     */
    public static Stream bundled(final MailboxKind kind) {
        return new Stream(kind, false, true);
    }

    @Override
    public long run(final int count, final Histogram samples) {
        final Go go = new Go(count, samples);
        streamer.send(go);
        go.await();
        return go.checked();
    }

    @Override
    public int unit() {
        return Streamer.WINDOW;
    }

    @Override
    public void close() {
        system.close();
    }
}
