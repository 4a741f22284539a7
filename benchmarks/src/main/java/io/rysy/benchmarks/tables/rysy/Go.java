package io.rysy.benchmarks.tables.rysy;

import io.rysy.Group;
import io.rysy.benchmarks.tables.work.WorkLostException;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;

/** Makes an actor do a number of round trips, and says when they are done. */
final class Go {

    /** How many. */
    final int count;

    /** Takes the time of each, or null. */
    final Histogram samples;

    /** How long to be busy before each, so that the other side has gone to sleep. */
    final long gapNanos;

    private final Thread waiter = Thread.currentThread();
    private final long begin = System.nanoTime();
    private long took;
    private long sum;
    private volatile boolean done;

    Go(final int count, final Histogram samples, final long gapNanos) {
        this.count = count;
        this.samples = samples;
        this.gapNanos = gapNanos;
    }

    Go(final int count, final Histogram samples) {
        this(count, samples, 0);
    }

    /** All replies are there. The actor. */
    void finish(final long sumOfReplies, final long nanosBusy) {
        sum = sumOfReplies;
        took = gapNanos == 0 ? System.nanoTime() - begin : nanosBusy;
        done = true;
        LockSupport.unpark(waiter);
    }

    /** Drives the group of the actor until it is done. The thread that made it. */
    void drive(final Group group) {
        while (!done) {
            group.doWork();
        }
    }

    /** Sleeps until it is done. The thread that made it. */
    void await() {
        final long deadline = System.nanoTime() + 30_000_000_000L;
        while (!done) {
            LockSupport.parkNanos(this, 1_000_000_000L);
            if (System.nanoTime() - deadline > 0) {
                throw new WorkLostException("round trips within half a minute", count, 0);
            }
        }
    }

    /** How long it took, if the replies add up: to count, count - 1, ... 1, and one more each. */
    long checked() {
        WorkLostException.check("sum of the replies", (long) count * (count + 1L) / 2 + count, sum);
        return took;
    }
}
