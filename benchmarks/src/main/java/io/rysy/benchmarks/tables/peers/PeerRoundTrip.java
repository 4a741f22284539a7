package io.rysy.benchmarks.tables.peers;

import io.rysy.benchmarks.tables.work.Tick;
import io.rysy.benchmarks.tables.work.WorkLostException;
import io.rysy.benchmarks.tables.work.Workload;
import org.HdrHistogram.Histogram;
import org.agrona.concurrent.BusySpinIdleStrategy;

/** A message there and another one back, one under way at a time. */
public final class PeerRoundTrip implements Workload {

    private static final int CAPACITY = 1024;
    private static final int PING = 1;
    private static final int PONG = 2;

    private final Peer back;
    private final Sender toPonger;
    private final Sender toPinger;
    private final PeerThread thread;
    private final Receiver pinger = this::pinger;
    private final Receiver ponger = this::ponger;
    private final Tick ping = new Tick();
    private final Tick pong = new Tick();

    private Histogram histogram;
    private long last;
    private long sum;
    private int remaining;

    private PeerRoundTrip(final Peer there, final Peer back, final boolean threads) {
        this.back = back;
        this.toPonger = there.sender(CAPACITY);
        this.toPinger = threads ? back.sender(CAPACITY) : toPonger;
        this.thread = threads ? new PeerThread(there, new BusySpinIdleStrategy()) : null;
        if (threads) {
            thread.start();
        }
    }

    /**
     * Both sides on one thread, with one queue.
     *
     * @param kind which queue
     * @return the workload
     */
    public static PeerRoundTrip grouped(final PeerKind kind) {
        final Peer peer = kind.make(CAPACITY);
        return new PeerRoundTrip(peer, peer, false);
    }

    /**
     * Each side on a thread that spins.
     *
     * @param kind which queue
     * @return the workload
     */
    public static PeerRoundTrip spinning(final PeerKind kind) {
        return new PeerRoundTrip(kind.make(CAPACITY), kind.make(CAPACITY), true);
    }

    @Override
    public long run(final int count, final Histogram samples) {
        remaining = count;
        histogram = samples;
        sum = 0;
        final long begin = System.nanoTime();
        last = begin;
        shoot();
        while (remaining > 0) {
            back.drain();
        }
        final long took = System.nanoTime() - begin;
        WorkLostException.check("sum of the replies", (long) count * (count + 1L) / 2 + count, sum);
        return took;
    }

    private void shoot() {
        ping.value = remaining;
        if (!toPonger.offer(ponger, PING, ping)) {
            throw new IllegalStateException("no room for one message");
        }
    }

    private void ponger(final int code, final Tick message) {
        if (code == PING) {
            pong.value = message.value + 1;
            if (!toPinger.offer(pinger, PONG, pong)) {
                throw new IllegalStateException("no room for one message");
            }
        }
    }

    private void pinger(final int code, final Tick message) {
        if (code == PONG) {
            sum += message.value;
            if (histogram != null) {
                final long now = System.nanoTime();
                histogram.recordValue(now - last);
                last = now;
            }
            if (--remaining > 0) {
                shoot();
            }
        }
    }

    @Override
    public void close() {
        if (thread != null) {
            thread.end();
        }
    }
}
