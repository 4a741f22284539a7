package io.rysy.benchmarks.tables.work;

import org.HdrHistogram.Histogram;
import org.agrona.concurrent.BusySpinIdleStrategy;

/**
 * One producer sends to one spinning consumer. With a pause after each burst it is the bursty regime; without, a
 * stream that is limited by the slower side. A sample is the time of one push.
 */
public final class OneWay implements Workload {

    private static final int CAPACITY = 4096;
    private static final int STREAM_STEP = 4096;
    private static final long PAUSE_NANOS = 5_000;

    private final int burst;
    private final boolean pauses;
    private final Tally tally;
    private final Channel channel;
    private final Producer producer;
    private final Tick[] ticks = Tick.ring(2 * CAPACITY);
    private long sent;
    private long sum;

    private OneWay(final Channels channels, final int burst, final boolean pauses) {
        this.burst = burst;
        this.pauses = pauses;
        this.tally = new Tally(burst);
        this.channel = channels.open(CAPACITY, new BusySpinIdleStrategy(), tally);
        this.producer = channel.producer(2 * CAPACITY);
    }

    /**
     * A stream without a pause.
     *
     * @param channels the arm
     * @return the workload
     */
    public static OneWay stream(final Channels channels) {
        return new OneWay(channels, STREAM_STEP, false);
    }

    /**
     * Bursts, each after the one before was handled and the consumer has found nothing for a while.
     *
     * @param channels the arm
     * @param size     messages in a burst, a power of two
     * @return the workload
     */
    public static OneWay bursts(final Channels channels, final int size) {
        return new OneWay(channels, size, true);
    }

    @Override
    public long run(final int count, final Histogram samples) {
        if (!pauses) {
            return send(count, samples);
        }
        long took = 0;
        for (int done = 0; done < count; done += burst) {
            final long begin = System.nanoTime() + PAUSE_NANOS;
            while (System.nanoTime() - begin < 0) {
                Thread.onSpinWait();
            }
            took += send(burst, samples);
        }
        return took;
    }

    private long send(final int count, final Histogram samples) {
        final long begin = System.nanoTime();
        if (samples == null) {
            push(count);
        } else {
            pushTimed(count, samples);
        }
        tally.await(sent, sum, false);
        return System.nanoTime() - begin;
    }

    private void push(final int count) {
        for (int i = 0; i < count; i++) {
            final Tick tick = next();
            while (!producer.offer(tick)) {
                Thread.onSpinWait();
            }
        }
    }

    private void pushTimed(final int count, final Histogram samples) {
        for (int i = 0; i < count; i++) {
            final Tick tick = next();
            final long begin = System.nanoTime();
            while (!producer.offer(tick)) {
                Thread.onSpinWait();
            }
            samples.recordValue(System.nanoTime() - begin);
        }
    }

    private Tick next() {
        final Tick tick = ticks[(int) sent & ticks.length - 1];
        tick.value = sent;
        sum += sent++;
        return tick;
    }

    @Override
    public int unit() {
        return burst;
    }

    @Override
    public void close() {
        channel.close();
    }
}
