package io.rysy.benchmarks.tables.peers;

import org.agrona.concurrent.IdleStrategy;

/** Drains a queue until it is told to end. */
final class PeerThread extends Thread {

    private final Peer peer;
    private final IdleStrategy idle;
    private volatile boolean ended;

    PeerThread(final Peer peer, final IdleStrategy idle) {
        super("consumer");
        setDaemon(true);
        this.peer = peer;
        this.idle = idle;
    }

    @Override
    public void run() {
        while (!ended) {
            idle.idle(peer.drain());
        }
    }

    /** Ends it. Any thread. */
    void end() {
        ended = true;
        try {
            join();
        } catch (final InterruptedException e) {
            currentThread().interrupt();
        }
    }
}
