package io.rysy.samples.ticktobook;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.samples.ticktobook.latency.LatencyRecorder;
import io.rysy.samples.ticktobook.latency.Stream;
import org.agrona.collections.Int2ObjectHashMap;

/**
 * Wants to buy an instrument where far more is bid for than offered at the best prices, and to sell it where it is the
 * other way round. Sends an order when that turns, and one more with each trade that goes the same way.
 */
@Actor
final class Signal {
    private final int channel;
    private final OrderGatewayRef gateway;
    private final LatencyRecorder published = new LatencyRecorder();
    private final Int2ObjectHashMap<Imbalance> instruments = new Int2ObjectHashMap<>();
    private long refused;

    Signal(final int channel, final OrderGatewayRef gateway) {
        this.channel = channel;
        this.gateway = gateway;
    }

    @Handler
    void onTop(final TopOfBook top) {
        final Imbalance imbalance = imbalance(top.securityId);
        if (imbalance.turn(top)) {
            order(top.securityId, imbalance, top.readNanos, false);
        }
    }

    @Handler
    void onTrade(final Trade trade) {
        published.record(Stream.TRADE, System.nanoTime() - trade.readNanos);
        final Imbalance imbalance = imbalance(trade.securityId);
        if (trade.isBuy && imbalance.isBuy() || trade.isSell && imbalance.isSell()) {
            order(trade.securityId, imbalance, trade.readNanos, true);
        }
    }

    @Handler(syncOnly = true)
    void report(final GetReport query, final ChannelReport into) {
        into.trades(published, refused);
    }

    private void order(final int securityId, final Imbalance imbalance, final long readNanos, final boolean onTrade) {
        final int lots = imbalance.isBuy() ? 1 : -1;
        if (!gateway.offerOnOrder(channel, securityId, imbalance.price(), lots, readNanos, onTrade)) {
            refused++;
        }
    }

    private Imbalance imbalance(final int securityId) {
        final Imbalance known = instruments.get(securityId);
        if (known != null) {
            return known;
        }
        final Imbalance added = new Imbalance();
        instruments.put(securityId, added);
        return added;
    }
}
