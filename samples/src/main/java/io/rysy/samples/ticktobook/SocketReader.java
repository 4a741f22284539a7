package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.net.FeedSocket;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Drains the socket of one feed whenever it is asked, and hands each datagram to the arbiter of its channel. */
final class SocketReader {
    /** So many at a time, so that one feed does not run far ahead of the other. */
    private static final int BURST = 8;

    private final FeedSocket socket;
    private final FeedArbiter arbiter;
    private final Datagram datagram = new Datagram();

    SocketReader(final int feed, final FeedSocket socket, final FeedArbiter arbiter) {
        this.socket = socket;
        this.arbiter = arbiter;
        datagram.feed = feed;
    }

    int poll() {
        int count = 0;
        while (count < BURST && read()) {
            arbiter.onDatagram(datagram);
            count++;
        }
        return count;
    }

    private boolean read() {
        try {
            if (!socket.read(datagram.bytes.clear())) {
                return false;
            }
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        datagram.readNanos = System.nanoTime();
        datagram.length = datagram.bytes.position();
        return true;
    }
}
