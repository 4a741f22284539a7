package io.rysy.benchmarks.tables.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

/** Takes all that is there out of an {@link ArrayBlockingQueue} under one acquisition of its lock. */
final class BlockingPeer {

    private BlockingPeer() {
    }

    static Peer make(final int capacity) {
        final ArrayBlockingQueue<Envelope> queue = new ArrayBlockingQueue<>(capacity);
        final List<Envelope> taken = new ArrayList<>(Peer.BATCH);
        return new QueuePeer(queue, () -> {
            if (queue.isEmpty()) {
                return 0;
            }
            final int count = queue.drainTo(taken, Peer.BATCH);
            for (int i = 0; i < count; i++) {
                taken.get(i).deliver();
            }
            taken.clear();
            return count;
        });
    }
}
