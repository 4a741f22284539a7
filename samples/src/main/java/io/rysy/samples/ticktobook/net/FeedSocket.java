package io.rysy.samples.ticktobook.net;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The receiving end of one feed: a UDP socket on a free loopback port that is read without waiting.
 *
 * <p>One thread reads; any thread may ask how much was read.
 */
public final class FeedSocket implements Closeable {
    /** Asked of the system, which may give less. */
    private static final int RECEIVE_BUFFER = 4 << 20;

    private final DatagramChannel channel;
    private final SocketAddress address;
    private final AtomicLong datagrams = new AtomicLong();

    /**
     * Opens the socket.
     *
     * @throws IOException if the system has no socket or port to give
     */
    public FeedSocket() throws IOException {
        channel = DatagramChannel.open();
        channel.setOption(StandardSocketOptions.SO_RCVBUF, RECEIVE_BUFFER);
        channel.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        channel.configureBlocking(false);
        address = channel.getLocalAddress();
    }

    /**
     * Accepts datagrams from one sender alone, which also makes each read cheaper.
     *
     * @param sender where all of the feed comes from
     * @throws IOException if the socket is closed
     */
    public void connect(final SocketAddress sender) throws IOException {
        channel.connect(sender);
    }

    /**
     * Where the feed is to be sent.
     *
     * @return a loopback address and port
     */
    public SocketAddress address() {
        return address;
    }

    /**
     * Reads one datagram, if there is one; the reading thread only.
     *
     * @param into is filled from its position on
     * @return whether there was one; it may have been empty
     * @throws IOException if the socket fails
     */
    public boolean read(final ByteBuffer into) throws IOException {
        if (channel.receive(into) == null) {
            return false;
        }
        datagrams.lazySet(datagrams.get() + 1);
        return true;
    }

    /**
     * How many datagrams were read.
     *
     * @return all so far, or a few less on another thread
     */
    public long datagrams() {
        return datagrams.get();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
