package io.rysy.benchmarks.delivery;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.benchmarks.quiet.QuietStart;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What each synchronous operation costs where nobody else is there: from inside one actor to another one of the same
 * group, and to one of another group. The first two arms are what a programmer would write instead.
 *
 * <p>Expected before measuring, over {@code DIRECT}: 2 ns in the group, 3 ns to another one; less than
 * {@code REENTRANT_LOCK} to another one; a reply at most 2 ns more than none; all operations alike, for they differ
 * only where they have to wait; a ping with its pong about two calls.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class DeliveryBenchmark extends QuietStart {

    /** What is done. */
    @Param
    private Operation operation;

    /** To whom. */
    @Param
    private Where where;

    private ActorSystem system;
    private PingerRef pinger;
    private final StackPlaces loop = new StackPlaces(() -> pinger.fastSend(operation));

    /** Where the receiver lives, seen from the sender. */
    public enum Where { IN_GROUP, OTHER_GROUP }

    /** Two actors that know each other, in groups that the benchmark's thread enters by itself. */
    @Setup
    public void open() {
        system = ActorSystem.create("delivery");
        final Group near = system.group("near").build();
        final Group far = where == Where.IN_GROUP ? near : system.group("far").build();
        pinger = PingerRef.declare(near, "pinger");
        final ReceiverRef receiver = ReceiverRef.spawn(far, "receiver", context -> new Receiver(pinger));
        pinger.start(context -> new Pinger(receiver));
        near.doWork();
        far.doWork();
    }

    /** Ends the system. */
    @TearDown
    public void close() {
        system.close();
    }

    /**
     * The operation, again and again inside one handler.
     *
     * @return a sum
     */
    @Benchmark
    @OperationsPerInvocation(Pinger.TIMES)
    public long deliver() {
        return loop.run();
    }
}
