package io.rysy.samples.ticktobook.net;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.samples.ticktobook.order.codec.MessageHeaderDecoder;
import io.rysy.samples.ticktobook.order.codec.NewOrderDecoder;
import io.rysy.samples.ticktobook.order.codec.Side;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class OrderConnectionTest {
    @Test
    void theSinkCountsTheOrdersThatCome() throws Exception {
        try (OrderSink sink = new OrderSink()) {
            try (OrderConnection connection = new OrderConnection(sink.address())) {
                for (int order = 0; order < 10_000; order++) {
                    connection.write(320, 7, true, 100, 1);
                }
                assertThat(connection.orders()).isEqualTo(10_000);
            }
            assertThat(sink.awaitEnd(30_000)).isTrue();
            assertThat(sink.orders()).isEqualTo(10_000);
        }
    }

    @Test
    void aSinkThatNobodyConnectsToIsClosed() throws Exception {
        final OrderSink sink = new OrderSink();
        sink.close();

        assertThat(sink.awaitEnd(30_000)).isTrue();
        assertThat(sink.orders()).isZero();
    }

    @Test
    void anOrderIsOneFixedMessage() throws Exception {
        final ByteBuffer bytes = ByteBuffer.allocate(2 * OrderConnection.ORDER_LENGTH);
        try (ServerSocketChannel server = ServerSocketChannel.open()
            .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            OrderConnection connection = new OrderConnection(server.getLocalAddress());
            SocketChannel accepted = server.accept()) {
            connection.write(320, 7, true, -100, 1);
            connection.write(999, -8, false, Long.MAX_VALUE, 2);
            while (bytes.hasRemaining()) {
                accepted.read(bytes);
            }
        }
        final NewOrderDecoder order = new NewOrderDecoder();
        order.wrapAndApplyHeader(new UnsafeBuffer(bytes), OrderConnection.ORDER_LENGTH, new MessageHeaderDecoder());

        assertThat(order.orderId()).isEqualTo(2);
        assertThat(order.channel()).isEqualTo(999);
        assertThat(order.securityId()).isEqualTo(-8);
        assertThat(order.side()).isEqualTo(Side.SELL);
        assertThat(order.price()).isEqualTo(Long.MAX_VALUE);
        assertThat(order.size()).isEqualTo(2);
    }
}
