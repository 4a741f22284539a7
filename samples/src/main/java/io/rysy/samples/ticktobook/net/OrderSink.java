package io.rysy.samples.ticktobook.net;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;

/** Stands in for the exchange's order entry: takes one connection on its own thread and counts whole orders. */
public final class OrderSink implements Closeable {
    private static final int BUFFER = 1 << 16;

    private final ServerSocketChannel server;
    private final Thread thread;
    private volatile long bytes;

    /**
     * Opens a free loopback port and begins to listen.
     *
     * @throws IOException if the system has no socket or port to give
     */
    public OrderSink() throws IOException {
        server = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        thread = new Thread(this::receive, "order-sink");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Where to connect.
     *
     * @return a loopback address and port
     * @throws IOException if the sink is closed
     */
    public SocketAddress address() throws IOException {
        return server.getLocalAddress();
    }

    /**
     * How many orders have come; any thread.
     *
     * @return whole ones so far
     */
    public long orders() {
        return bytes / OrderConnection.ORDER_LENGTH;
    }

    /**
     * Waits until the connection was closed at its other end and everything on it has come; any thread.
     *
     * @param millis how long at most
     * @return false if that was not long enough
     * @throws InterruptedException if the thread was interrupted
     */
    public boolean awaitEnd(final long millis) throws InterruptedException {
        thread.join(millis);
        return !thread.isAlive();
    }

    @Override
    public void close() throws IOException {
        server.close();
        thread.interrupt();
    }

    private void receive() {
        try (SocketChannel connection = server.accept()) {
            final ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
            int count = connection.read(buffer);
            while (count >= 0) {
                bytes += count;
                buffer.clear();
                count = connection.read(buffer);
            }
        } catch (final AsynchronousCloseException e) {
            Thread.currentThread().interrupt();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
