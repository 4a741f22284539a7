package io.rysy.samples.ticktobook;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.samples.ticktobook.latency.LatencyRecorder;
import io.rysy.samples.ticktobook.latency.Stream;
import io.rysy.samples.ticktobook.net.OrderConnection;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes orders to the exchange, on a thread of its own, since a write may have to wait. */
@Actor
final class OrderGateway {
    private final OrderConnection connection;
    private final LatencyRecorder ordered = new LatencyRecorder();

    OrderGateway(final OrderConnection connection) {
        this.connection = connection;
    }

    /** Orders lots at a price, a mantissa; fewer than none are sold. */
    @Handler
    void onOrder(final int channel, final int securityId, final long price, final int lots, final long readNanos,
        final boolean onTrade) {
        try {
            connection.write(channel, securityId, lots > 0, price, Math.abs(lots));
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        ordered.record(onTrade ? Stream.TRADE : Stream.BOOK, System.nanoTime() - readNanos);
    }

    /** Closes the connection and gives what was recorded of all orders written on it. */
    @Handler
    GatewayReport end(final EndOfSession end) {
        try {
            connection.close();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        return new GatewayReport(connection.orders(), ordered);
    }
}
