package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.latency.LatencyRecorder;
import io.rysy.samples.ticktobook.latency.Stream;
import io.rysy.samples.ticktobook.net.OrderConnection;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes orders to the exchange, on a thread of its own, since a write may have to wait. */
final class OrderGateway {
    private final OrderConnection connection;
    private final LatencyRecorder ordered = new LatencyRecorder();

    OrderGateway(final OrderConnection connection) {
        this.connection = connection;
    }

    /** Orders lots at a price, a mantissa; fewer than none are sold. */
    void onOrder(final int channel, final int securityId, final long price, final int lots, final long readNanos,
        final boolean onTrade) {
        try {
            connection.write(channel, securityId, lots > 0, price, Math.abs(lots));
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        ordered.record(onTrade ? Stream.TRADE : Stream.BOOK, System.nanoTime() - readNanos);
    }
}
