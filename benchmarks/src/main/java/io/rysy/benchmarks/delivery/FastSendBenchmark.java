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
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * {@code fastSend} against the calls that a programmer would write instead: the same handler work in each arm, not
 * inlined, in a loop inside one handler of an actor.
 *
 * <p>Expected before measuring: in the group about two nanoseconds over the direct call (a look at the thread's id,
 * two marks); to another group that much and one uncontended compare-and-set, whose cost is the machine's own: the
 * direct call under a lock that is nothing else tells it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class FastSendBenchmark extends QuietStart {

    private ActorSystem system;
    private LooperRef looper;
    private final StackPlaces direct = loop(Loop.Arm.DIRECT);
    private final StackPlaces predicted = loop(Loop.Arm.PREDICTED);
    private final StackPlaces unpredictable = loop(Loop.Arm.UNPREDICTABLE);
    private final StackPlaces locked = loop(Loop.Arm.BARE_LOCK);
    private final StackPlaces inside = loop(Loop.Arm.IN_GROUP);
    private final StackPlaces other = loop(Loop.Arm.OTHER_GROUP);

    /** Two groups that the benchmark's thread enters by itself. */
    @Setup
    public void open() {
        system = ActorSystem.create("fast-send");
        final Group near = system.group("near").build();
        final Group far = system.group("far").build();
        final CounterRef inGroup = CounterRef.spawn(near, "in-group", context -> new Counter());
        final CounterRef otherGroup = CounterRef.spawn(far, "other-group", context -> new Counter());
        looper = LooperRef.spawn(near, "looper", context -> new Looper(inGroup, otherGroup));
        near.doWork();
        far.doWork();
    }

    /** Ends the system. */
    @TearDown
    public void close() {
        system.close();
    }

    /**
     * A call whose target the compiler knows.
     *
     * @return the sum
     */
    @Benchmark
    @OperationsPerInvocation(Looper.TIMES)
    public long directCall() {
        return direct.run();
    }

    /**
     * A call through an interface with four implementations, in an order that the branch predictor learns.
     *
     * @return the sum
     */
    @Benchmark
    @OperationsPerInvocation(Looper.TIMES)
    public long virtualPredicted() {
        return predicted.run();
    }

    /**
     * The same in an order drawn by chance.
     *
     * @return the sum
     */
    @Benchmark
    @OperationsPerInvocation(Looper.TIMES)
    public long virtualUnpredictable() {
        return unpredictable.run();
    }

    /**
     * The call whose target the compiler knows, between a compare-and-set and a release store: the least that a lock
     * costs.
     *
     * @return the sum
     */
    @Benchmark
    @OperationsPerInvocation(Looper.TIMES)
    public long bareLock() {
        return locked.run();
    }

    /**
     * {@code fastSend} to an actor of the same group.
     *
     * @return the sum
     */
    @Benchmark
    @OperationsPerInvocation(Looper.TIMES)
    public long inGroup() {
        return inside.run();
    }

    /**
     * {@code fastSend} to an actor of another group that nobody else uses.
     *
     * @return the sum
     */
    @Benchmark
    @OperationsPerInvocation(Looper.TIMES)
    public long otherGroup() {
        return other.run();
    }

    private StackPlaces loop(final Loop.Arm arm) {
        final Loop loop = new Loop(arm);
        return new StackPlaces(() -> looper.fastSend(loop));
    }
}
