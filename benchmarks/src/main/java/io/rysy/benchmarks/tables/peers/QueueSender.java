package io.rysy.benchmarks.tables.peers;

import io.rysy.benchmarks.tables.work.Tick;
import java.util.Queue;

/** Fills its envelopes in turn. */
final class QueueSender implements Sender {

    private final Queue<Envelope> queue;
    private final Envelope[] envelopes;
    private int next;

    QueueSender(final Queue<Envelope> queue, final int size) {
        this.queue = queue;
        this.envelopes = new Envelope[Integer.highestOneBit(size - 1) * 2];
        for (int i = 0; i < envelopes.length; i++) {
            envelopes[i] = new Envelope();
        }
    }

    @Override
    public boolean offer(final Receiver target, final int code, final Tick message) {
        final Envelope envelope = envelopes[next];
        envelope.target = target;
        envelope.code = code;
        envelope.message = message;
        if (!queue.offer(envelope)) {
            return false;
        }
        next = next + 1 & envelopes.length - 1;
        return true;
    }
}
