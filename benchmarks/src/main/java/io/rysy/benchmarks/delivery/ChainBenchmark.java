package io.rysy.benchmarks.delivery;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.benchmarks.quiet.QuietStart;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ToLongFunction;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
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
 * Chains of calls, each link the same few instructions: by direct calls, by monitors that are written by hand, by
 * {@code fastSend} inside one group and through a group for each link; and by {@code send} through a thread for each
 * link, where the voluntary context switches are counted.
 *
 * <p>Expected before measuring: the cost grows by the same step with each link, 2 ns over a direct call in the group
 * and 3 ns to another one, at every depth; less than a {@code ReentrantLock} a link; a {@code send} chain costs a
 * wake-up, tens of microseconds, a link.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class ChainBenchmark extends QuietStart {

    /** How often the chain is run in one invocation. */
    static final int TIMES = 100;

    /** How many links the chain has. */
    @Param({"1", "2", "4", "8", "16"})
    private int depth;

    private final Amount amount = new Amount();
    private final Note note = new Note();
    private ActorSystem system;
    private PlainLink plain;
    private InlinedChain inlined;
    private HeadRef inGroup;
    private HeadRef acrossGroups;
    private LinkRef acrossThreads;
    private Thread waiter;
    private volatile boolean arrived;

    /** All chains; only that across threads has threads. */
    @Setup
    public void open() {
        waiter = Thread.currentThread();
        for (int i = 0; i < depth; i++) {
            plain = new PlainLink(plain);
        }
        inlined = new InlinedChain(depth);
        system = ActorSystem.create("chain");
        final Group one = system.group("one").build();
        inGroup = HeadRef.spawn(one, "head", context -> new Head(chainInGroup(one)));
        one.doWork();
        acrossGroups = spread(false);
        spread(true);
    }

    private LinkRef chainInGroup(final Group group) {
        LinkRef first = null;
        for (int i = 0; i < depth; i++) {
            first = link(group, first);
        }
        return first;
    }

    private HeadRef spread(final boolean threads) {
        LinkRef first = null;
        for (int i = 0; i < depth; i++) {
            final Group group = system.group("link").build();
            first = link(group, first);
            if (threads) {
                group.start();
            } else {
                group.doWork();
            }
        }
        final LinkRef chain = first;
        if (threads) {
            acrossThreads = chain;
            return null;
        }
        final Group group = system.group("head").build();
        final HeadRef head = HeadRef.spawn(group, "head", context -> new Head(chain));
        group.doWork();
        return head;
    }

    private LinkRef link(final Group group, final LinkRef next) {
        return LinkRef.spawn(group, "link", context -> new Link(next, this::arrive));
    }

    private void arrive() {
        arrived = true;
        LockSupport.unpark(waiter);
    }

    /** Ends the system. */
    @TearDown
    public void close() {
        system.close();
    }

    private long repeat(final ToLongFunction<Amount> chain) {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += chain.applyAsLong(amount);
        }
        return sum;
    }

    /**
     * Direct calls, all inlined.
     *
     * @return a sum
     */
    @Benchmark
    @OperationsPerInvocation(TIMES)
    public long directInlined() {
        return repeat(inlined::run);
    }

    /**
     * Direct calls, none inlined.
     *
     * @return a sum
     */
    @Benchmark
    @OperationsPerInvocation(TIMES)
    public long direct() {
        return repeat(plain::direct);
    }

    /**
     * Monitors by {@code synchronized}.
     *
     * @return a sum
     */
    @Benchmark
    @OperationsPerInvocation(TIMES)
    public long synchronizedMonitors() {
        return repeat(plain::monitor);
    }

    /**
     * Monitors by {@code ReentrantLock}.
     *
     * @return a sum
     */
    @Benchmark
    @OperationsPerInvocation(TIMES)
    public long reentrantLocks() {
        return repeat(plain::reentrant);
    }

    /**
     * Monitors by {@code StampedLock}.
     *
     * @return a sum
     */
    @Benchmark
    @OperationsPerInvocation(TIMES)
    public long stampedLocks() {
        return repeat(plain::stamped);
    }

    /**
     * {@code fastSend} inside one group.
     *
     * @return a sum
     */
    @Benchmark
    @OperationsPerInvocation(TIMES)
    public long fastSendInGroup() {
        return inGroup.fastSend(amount);
    }

    /**
     * {@code fastSend}, each link in a group of its own.
     *
     * @return a sum
     */
    @Benchmark
    @OperationsPerInvocation(TIMES)
    public long fastSendAcrossGroups() {
        return acrossGroups.fastSend(amount);
    }

    /**
     * {@code send}, each link on a thread of its own; the benchmark's thread sleeps until the last one has it.
     *
     * @param switches counts
     */
    @Benchmark
    public void sendAcrossThreads(final Switches switches) {
        arrived = false;
        acrossThreads.send(note);
        while (!arrived) {
            LockSupport.park(this);
        }
        switches.chains++;
    }

    /** Counts the context switches of an iteration. Divide them by the chains. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Switches {

        /** How many chains were run. */
        public long chains;

        /** How often a thread of the process gave up its core to wait; 0 where the system does not tell. */
        public long voluntarySwitches;

        private long before;

        /**
         * Looks before.
         *
         * @throws IOException where the count can not be read
         */
        @Setup(Level.Iteration)
        public void begin() throws IOException {
            if (!ContextSwitches.areCounted()) {
                System.out.println("(voluntary context switches are counted on Linux only)");
            }
            before = ContextSwitches.voluntary();
        }

        /**
         * Looks again.
         *
         * @throws IOException where the count can not be read
         */
        @TearDown(Level.Iteration)
        public void end() throws IOException {
            voluntarySwitches = ContextSwitches.voluntary() - before;
        }
    }
}
