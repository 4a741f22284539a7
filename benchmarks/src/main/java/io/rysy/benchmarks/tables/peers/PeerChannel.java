package io.rysy.benchmarks.tables.peers;

import io.rysy.benchmarks.tables.work.Channel;
import io.rysy.benchmarks.tables.work.Producer;
import io.rysy.benchmarks.tables.work.Tally;
import org.agrona.concurrent.IdleStrategy;

/** A peer's queue and a thread that drains it. */
public final class PeerChannel implements Channel {

    private static final int TICK = 1;

    private final Peer peer;
    private final Receiver receiver;
    private final PeerThread thread;

    /**
     * Starts the consumer.
     *
     * @param kind     which queue
     * @param capacity in messages, a power of two
     * @param idle     what the consumer does while there is nothing
     * @param tally    what it adds up
     */
    public PeerChannel(final PeerKind kind, final int capacity, final IdleStrategy idle, final Tally tally) {
        peer = kind.make(capacity);
        receiver = (code, message) -> {
            if (code == TICK) {
                tally.add(message.value);
            }
        };
        thread = new PeerThread(peer, idle);
        thread.start();
    }

    @Override
    public Producer producer(final int inFlight) {
        final Sender sender = peer.sender(inFlight);
        return tick -> sender.offer(receiver, TICK, tick);
    }

    @Override
    public void close() {
        thread.end();
    }
}
