package io.rysy.samples.ticktobook;

import io.rysy.annotations.Actor;
import io.rysy.annotations.OnPoll;
import io.rysy.samples.ticktobook.net.FeedSocket;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Drains the socket of one feed, and hands each datagram to the arbiter of its channel. */
@Actor
final class SocketReader {
    /** So many at a time, so that one feed does not run far ahead of the other. */
    private static final int BURST = 8;

    private final int feed;
    private final FeedSocket socket;
    private final Handover arbiter;

    SocketReader(final int feed, final FeedSocket socket, final Handover arbiter) {
        this.feed = feed;
        this.socket = socket;
        this.arbiter = arbiter;
    }

    @OnPoll
    int poll() {
        int count = 0;
        while (count < BURST && read(arbiter.free())) {
            count++;
        }
        return count;
    }

    private boolean read(final Datagram datagram) {
        if (datagram == null) {
            return false;
        }
        try {
            if (!socket.read(datagram.bytes.clear())) {
                return false;
            }
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        datagram.readNanos = System.nanoTime();
        datagram.length = datagram.bytes.position();
        datagram.feed = feed;
        arbiter.handOver(datagram);
        return true;
    }
}
