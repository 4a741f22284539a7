package io.rysy.benchmarks.tables.work;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import org.HdrHistogram.Histogram;
import org.agrona.concurrent.BackoffIdleStrategy;

/**
 * Many producers send to one consumer, which backs off when there is nothing. A sample is the time of one push that
 * found room; where there is none, the producer leaves the core to others and tries again.
 */
public final class FanIn implements Workload {

    private static final int CAPACITY = 1 << 16;
    private static final int SHARE = 64;

    private final int producers;
    private final Tally tally;
    private final Channel channel;
    private final CyclicBarrier start;
    private final CyclicBarrier end;
    private final List<Side> sides = new ArrayList<>();
    private long sent;
    private long sum;
    private int share;
    private boolean timed;
    private volatile boolean closed;

    /**
     * Starts the producers.
     *
     * @param channels the arm
     * @param count    how many producers, a power of two
     */
    public FanIn(final Channels channels, final int count) {
        this.producers = count;
        this.tally = new Tally(count * SHARE);
        this.channel = channels.open(CAPACITY, new BackoffIdleStrategy(), tally);
        this.start = new CyclicBarrier(count + 1);
        this.end = new CyclicBarrier(count + 1);
        for (int i = 0; i < count; i++) {
            final Side side = new Side(channel.producer(CAPACITY / 8));
            sides.add(side);
            final Thread thread = new Thread(side, "producer-" + i);
            thread.setDaemon(true);
            thread.start();
        }
    }

    @Override
    public long run(final int count, final Histogram samples) {
        share = count / producers;
        timed = samples != null;
        sent += count;
        sum += (long) producers * share * (share - 1) / 2;
        await(start);
        final long begin = System.nanoTime();
        await(end);
        tally.await(sent, sum, true);
        final long took = System.nanoTime() - begin;
        if (timed) {
            for (final Side side : sides) {
                samples.add(side.samples);
                side.samples.reset();
            }
        }
        return took;
    }

    @Override
    public int unit() {
        return producers * SHARE;
    }

    @Override
    public int limit() {
        return producers * CAPACITY / 8;
    }

    @Override
    public void close() {
        closed = true;
        await(start);
        channel.close();
    }

    private static void await(final CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (final InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    /** One producer. */
    private final class Side implements Runnable {

        private final Histogram samples = new Histogram(3);
        private final Producer producer;
        private final Tick[] ticks = Tick.ring(CAPACITY / 8);

        Side(final Producer producer) {
            this.producer = producer;
        }

        @Override
        public void run() {
            FanIn.await(start);
            while (!closed) {
                if (timed) {
                    pushTimed();
                } else {
                    push();
                }
                FanIn.await(end);
                FanIn.await(start);
            }
        }

        private void push() {
            for (int i = 0; i < share; i++) {
                final Tick tick = ticks[i];
                tick.value = i;
                while (!producer.offer(tick)) {
                    Thread.yield();
                }
            }
        }

        private void pushTimed() {
            for (int i = 0; i < share; i++) {
                final Tick tick = ticks[i];
                tick.value = i;
                long begin = System.nanoTime();
                while (!producer.offer(tick)) {
                    Thread.yield();
                    begin = System.nanoTime();
                }
                samples.recordValue(System.nanoTime() - begin);
            }
        }
    }
}
