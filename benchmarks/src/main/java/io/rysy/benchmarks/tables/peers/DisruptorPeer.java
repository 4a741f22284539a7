package io.rysy.benchmarks.tables.peers;

import com.lmax.disruptor.BusySpinWaitStrategy;
import com.lmax.disruptor.EventPoller;
import com.lmax.disruptor.InsufficientCapacityException;
import com.lmax.disruptor.RingBuffer;
import com.lmax.disruptor.dsl.ProducerType;

/** The Disruptor's ring holds the envelopes itself; its poller takes out what is there. */
final class DisruptorPeer implements Peer {

    private final RingBuffer<Envelope> ring;
    private final EventPoller<Envelope> poller;
    private final EventPoller.Handler<Envelope> deliver = this::deliver;
    private int taken;

    DisruptorPeer(final int capacity) {
        ring = RingBuffer.create(ProducerType.MULTI, Envelope::new, capacity, new BusySpinWaitStrategy());
        poller = ring.newPoller();
        ring.addGatingSequences(poller.getSequence());
    }

    @Override
    public Sender sender(final int envelopes) {
        return (target, code, message) -> {
            final long sequence;
            try {
                sequence = ring.tryNext();
            } catch (final InsufficientCapacityException e) {
                return false;
            }
            final Envelope envelope = ring.get(sequence);
            envelope.target = target;
            envelope.code = code;
            envelope.message = message;
            ring.publish(sequence);
            return true;
        };
    }

    @Override
    public int drain() {
        taken = 0;
        try {
            poller.poll(deliver);
        } catch (final RuntimeException e) {
            throw e;
        } catch (final Exception e) {
            throw new IllegalStateException(e);
        }
        return taken;
    }

    private boolean deliver(final Envelope envelope, final long sequence, final boolean last) {
        taken++;
        envelope.deliver();
        return taken < BATCH;
    }
}
