package io.rysy.benchmarks.delivery;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.benchmarks.quiet.QuietStart;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Two threads at one actor: how many calls get through, and how long one takes. The difference between a sampled call
 * and the work itself is the wait; its tail tells a fair lock from an unfair one.
 *
 * <p>Expected before measuring: with next to no work outside, fairness is a convoy, for each call waits for the other
 * thread and each hand-over moves the lock's line between the cores; so {@code BARGING} and {@code UNFAIR_LOCK} do
 * more calls a second, by letting the same thread in again, and pay for it in their highest percentiles. With as much
 * work outside as inside there is little to choose. {@code FAIR_LOCK} shows what a line costs that puts everybody to
 * sleep: a wake-up for each call.
 */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.Throughput, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Threads(2)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class ContentionBenchmark extends QuietStart {

    /** How the threads get in. */
    @Param
    private Contender contender;

    /** How much work is done inside; a token is about a nanosecond and a half. */
    @Param({"10", "200"})
    private long inside;

    /** How much work each thread does between two calls. */
    @Param({"0", "200"})
    private long outside;

    private final Contender.Monitors monitors = new Contender.Monitors();
    private ActorSystem system;
    private SharedRef actor;
    private Work work;

    /** The actor. Its group has a thread only where something may be left for it. */
    @Setup(Level.Trial)
    public void open() {
        work = new Work(inside);
        system = ActorSystem.create("contention");
        final Group group = system.group("shared").build();
        actor = SharedRef.spawn(group, "shared", context -> new Shared());
        if (contender == Contender.VOID) {
            group.start();
        } else {
            group.doWork();
        }
    }

    /** Ends the system. */
    @TearDown(Level.Trial)
    public void close() {
        system.close();
    }

    /**
     * One call, then something else.
     *
     * @return what the call returned
     */
    @Benchmark
    public long call() {
        final long total = contender.work(actor, monitors, work);
        Blackhole.consumeCPU(outside);
        return total;
    }
}
