package io.rysy.samples.ticktobook;

import io.rysy.Group;
import io.rysy.samples.ticktobook.net.FeedSocket;
import io.rysy.samples.ticktobook.net.Pacer;
import io.rysy.samples.ticktobook.net.Publisher;
import io.rysy.samples.ticktobook.session.Feed;
import io.rysy.samples.ticktobook.session.Session;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A publisher with a thread of its own, and a socket and a reader for each feed. */
final class UdpInput implements Input {
    private static final long PATIENCE_NANOS = 2_000_000_000L;

    private final List<FeedSocket> sockets = new ArrayList<>();
    private final Publisher publisher;
    private final Thread thread;
    private long lastRead;
    private long lastReadNanos;

    UdpInput(final Session session, final Pacer pacer) throws IOException {
        publisher = new Publisher(session, pacer);
        thread = new Thread(publisher, "publisher");
        thread.setDaemon(true);
    }

    /** Opens the socket of a feed and puts its reader into a group. */
    void add(final Group group, final Feed feed, final Handover arbiter) throws IOException {
        final FeedSocket socket = new FeedSocket();
        sockets.add(socket);
        socket.connect(publisher.address());
        publisher.add(feed.port(), socket);
        SocketReaderRef.spawn(group, "reader-" + feed.port(),
            ctx -> new SocketReader(feed.index(), socket, arbiter));
    }

    @Override
    public void start() {
        thread.start();
    }

    @Override
    public long read() {
        long datagrams = 0;
        for (final FeedSocket socket : sockets) {
            datagrams += socket.datagrams();
        }
        return datagrams;
    }

    @Override
    public boolean isDone() throws IOException {
        if (!publisher.isDone()) {
            return false;
        }
        if (publisher.failure() != null) {
            throw publisher.failure();
        }
        return read() == publisher.sent() || isQuiet();
    }

    @Override
    public void close() throws IOException {
        thread.interrupt();
        publisher.close();
        for (final FeedSocket socket : sockets) {
            socket.close();
        }
    }

    /** Whether nothing has been read for so long that what is missing must have been lost on the way. */
    private boolean isQuiet() {
        final long read = read();
        final long now = System.nanoTime();
        if (read != lastRead || lastReadNanos == 0) {
            lastRead = read;
            lastReadNanos = now;
        }
        return now - lastReadNanos > PATIENCE_NANOS;
    }
}
