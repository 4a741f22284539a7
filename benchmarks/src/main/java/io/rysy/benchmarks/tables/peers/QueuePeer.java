package io.rysy.benchmarks.tables.peers;

import java.util.Queue;
import java.util.function.IntSupplier;

/** A queue of references to envelopes that their sender made beforehand and uses in turn. */
final class QueuePeer implements Peer {

    private final Queue<Envelope> queue;
    private final IntSupplier drain;

    QueuePeer(final Queue<Envelope> queue, final IntSupplier drain) {
        this.queue = queue;
        this.drain = drain;
    }

    @Override
    public Sender sender(final int envelopes) {
        return new QueueSender(queue, envelopes);
    }

    @Override
    public int drain() {
        return drain.getAsInt();
    }
}
