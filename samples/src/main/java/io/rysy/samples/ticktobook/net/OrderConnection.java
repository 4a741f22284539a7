package io.rysy.samples.ticktobook.net;

import io.rysy.samples.ticktobook.order.codec.MessageHeaderEncoder;
import io.rysy.samples.ticktobook.order.codec.NewOrderEncoder;
import io.rysy.samples.ticktobook.order.codec.Side;
import java.io.Closeable;
import java.io.IOException;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import org.agrona.concurrent.UnsafeBuffer;

/** The gateway's connection to where orders go: one fixed binary message each. One thread; allocates nothing. */
public final class OrderConnection implements Closeable {
    /** Bytes of one order. */
    public static final int ORDER_LENGTH = MessageHeaderEncoder.ENCODED_LENGTH + NewOrderEncoder.BLOCK_LENGTH;

    private final SocketChannel channel;
    private final ByteBuffer bytes = ByteBuffer.allocateDirect(ORDER_LENGTH);
    private final UnsafeBuffer buffer = new UnsafeBuffer(bytes);
    private final NewOrderEncoder order = new NewOrderEncoder();
    private long orders;

    /**
     * Connects.
     *
     * @param sink where to
     * @throws IOException if nobody listens there
     */
    public OrderConnection(final SocketAddress sink) throws IOException {
        channel = SocketChannel.open(sink);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        order.wrapAndApplyHeader(buffer, 0, new MessageHeaderEncoder());
    }

    /**
     * Writes one order, and waits until the system has taken it.
     *
     * @param channelId the instrument's channel
     * @param securityId the instrument
     * @param isBuy the side
     * @param price the mantissa, as market data has it
     * @param size lots
     * @throws IOException if the connection fails
     */
    public void write(final int channelId, final int securityId, final boolean isBuy, final long price, final int size)
        throws IOException {
        order.orderId(orders + 1)
            .price(price)
            .securityId(securityId)
            .size(size)
            .channel(channelId)
            .side(isBuy ? Side.BUY : Side.SELL);
        bytes.clear();
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        orders++;
    }

    /**
     * How many orders were written.
     *
     * @return those that the system has taken
     */
    public long orders() {
        return orders;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
