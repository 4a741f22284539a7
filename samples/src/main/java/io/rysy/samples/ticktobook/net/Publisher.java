package io.rysy.samples.ticktobook.net;

import io.rysy.samples.ticktobook.session.CapturedDatagram;
import io.rysy.samples.ticktobook.session.DatagramSource;
import io.rysy.samples.ticktobook.session.Session;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import org.agrona.collections.Int2ObjectHashMap;

/**
 * Sends a session's datagrams to the sockets of its feeds, in order and at a pace.
 *
 * <p>So that the loopback's buffers never run over, no feed is sent more than {@value #WINDOW} datagrams ahead of what
 * its reader has read. A real exchange does not wait like that: where the readers cannot follow, the run becomes
 * slower instead of losing packets, and {@link #stalls()} says so. What a reader has not read for a second counts as
 * lost, and is waited for no more.
 *
 * <p>{@link #run()} is for one thread, the rest for any.
 */
public final class Publisher implements Runnable, Closeable {
    /** Datagrams of one feed that may be on their way. */
    public static final int WINDOW = 64;

    private static final int LONGEST = 1 << 16;
    private static final long PATIENCE_NANOS = 1_000_000_000L;

    private final Session session;
    private final Pacer pacer;
    private final Int2ObjectHashMap<Target> targets = new Int2ObjectHashMap<>();
    private final DatagramChannel channel;
    private volatile long sent;
    private volatile long stalls;
    private volatile IOException failure;
    private volatile boolean done;

    /**
     * A publisher that has sent nothing.
     *
     * @param session what to send
     * @param pacer when
     * @throws IOException if the system has no socket to give
     */
    public Publisher(final Session session, final Pacer pacer) throws IOException {
        this.session = session;
        this.pacer = pacer;
        channel = DatagramChannel.open();
        channel.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    /**
     * Where all datagrams come from.
     *
     * @return a loopback address and port
     * @throws IOException if the publisher is closed
     */
    public SocketAddress address() throws IOException {
        return channel.getLocalAddress();
    }

    /**
     * Adds a feed, before {@link #run()}.
     *
     * @param port where the session sends it to
     * @param socket where it is sent to here
     */
    public void add(final int port, final FeedSocket socket) {
        targets.put(port, new Target(socket));
    }

    /** Sends the session to its end, or until the thread is interrupted. */
    @Override
    public void run() {
        try (DatagramSource source = session.open()) {
            final CapturedDatagram datagram = new CapturedDatagram();
            final ByteBuffer buffer = ByteBuffer.allocateDirect(LONGEST);
            while (source.next(datagram) && pacer.await(datagram.timeNanos)) {
                buffer.clear().put(datagram.bytes, datagram.offset, datagram.length).flip();
                if (!send(targets.get(datagram.port), buffer)) {
                    return;
                }
            }
        } catch (final IOException e) {
            failure = e;
        } finally {
            done = true;
        }
    }

    /**
     * How many datagrams were sent.
     *
     * @return all so far
     */
    public long sent() {
        return sent;
    }

    /**
     * How many datagrams had to wait for their reader.
     *
     * @return 0 if the pace was kept
     */
    public long stalls() {
        return stalls;
    }

    /**
     * Whether nothing more will be sent.
     *
     * @return true once {@link #run()} has ended
     */
    public boolean isDone() {
        return done;
    }

    /**
     * What ended the run before the session did.
     *
     * @return null if nothing did
     */
    public IOException failure() {
        return failure;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private boolean send(final Target target, final ByteBuffer datagram) throws IOException {
        if (target.isFull() && !awaitReader(target)) {
            return false;
        }
        channel.send(datagram, target.socket.address());
        target.sent++;
        sent++;
        return true;
    }

    /** Waits for room on the way; false if the thread was interrupted before. */
    private boolean awaitReader(final Target target) {
        stalls++;
        final long deadline = System.nanoTime() + PATIENCE_NANOS;
        while (target.isFull()) {
            if (Thread.interrupted()) {
                return false;
            }
            if (System.nanoTime() - deadline > 0) {
                target.sent = target.socket.datagrams();
            }
            Thread.onSpinWait();
        }
        return true;
    }

    private static final class Target {
        private final FeedSocket socket;
        private long sent;

        Target(final FeedSocket socket) {
            this.socket = socket;
        }

        boolean isFull() {
            return sent - socket.datagrams() >= WINDOW;
        }
    }
}
