package io.rysy.benchmarks.tables.peers;

import org.agrona.concurrent.ManyToOneConcurrentArrayQueue;
import org.jctools.queues.MpscArrayQueue;

/** The queues that Rysy's mailboxes are measured beside. */
public enum PeerKind {

    /** JCTools' bounded queue of many producers. */
    JCTOOLS("JCTools MpscArrayQueue"),

    /** Agrona's. */
    AGRONA("Agrona ManyToOneConcurrentArrayQueue"),

    /** The JDK's, under one lock. */
    JDK("ArrayBlockingQueue"),

    /** The ring of the LMAX Disruptor, for many producers, polled. */
    DISRUPTOR("LMAX Disruptor");

    private final String title;

    PeerKind(final String title) {
        this.title = title;
    }

    /**
     * What the tables call it.
     *
     * @return its name
     */
    public String title() {
        return title;
    }

    /** An empty queue. */
    Peer make(final int capacity) {
        switch (this) {
            case JCTOOLS:
                final MpscArrayQueue<Envelope> jctools = new MpscArrayQueue<>(capacity);
                return new QueuePeer(jctools, () -> jctools.drain(Envelope::deliver, Peer.BATCH));
            case AGRONA:
                final ManyToOneConcurrentArrayQueue<Envelope> agrona = new ManyToOneConcurrentArrayQueue<>(capacity);
                return new QueuePeer(agrona, () -> agrona.drain(Envelope::deliver, Peer.BATCH));
            case JDK:
                return BlockingPeer.make(capacity);
            default:
                return new DisruptorPeer(capacity);
        }
    }
}
