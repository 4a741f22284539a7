package io.rysy.samples.ticktobook.mdp;

import io.rysy.samples.ticktobook.mdp.codec.DailyStatisticsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.LimitsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.OrderBookDecoder;
import io.rysy.samples.ticktobook.mdp.codec.SecurityStatusDecoder;
import io.rysy.samples.ticktobook.mdp.codec.SnapshotDecoder;
import io.rysy.samples.ticktobook.mdp.codec.StatisticsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.VolumeDecoder;

/** Reads every field of what it is told of and keeps one figure of it all. */
final class ReadAll implements MarketDataListener {
    private long digest;

    long digest() {
        return digest;
    }

    void forget() {
        digest = 0;
    }

    @Override
    public void onReport(final int securityId, final long rptSeq) {
        mix(securityId, rptSeq);
    }

    @Override
    public void onBook(final MessageInfo info, final BookEntry entry) {
        mix(entry.securityId, entry.rptSeq, entry.action, entry.entryType, entry.level);
        mix(entry.price, entry.size, entry.orders, entry.tradeableSize, info.packetSequence());
    }

    @Override
    public void onBookOrder(final MessageInfo info, final BookOrder order) {
        mix(order.orderId, order.priority, order.displaySize, order.reference, order.action);
    }

    @Override
    public void onOrder(final MessageInfo info, final OrderBookDecoder.EntriesDecoder entry) {
        mix(entry.orderId(), entry.priority(), entry.price(), entry.displaySize(), entry.securityId());
        mix(entry.action(), entry.entryType());
    }

    @Override
    public void onTrade(final MessageInfo info, final TradeEntry entry) {
        mix(entry.securityId, entry.rptSeq, entry.price, entry.size, entry.orders);
        mix(entry.aggressor, entry.action, entry.tradeId);
    }

    @Override
    public void onTradeOrder(final MessageInfo info, final TradeOrder order) {
        mix(order.orderId, order.lastSize);
    }

    @Override
    public void onVolume(final MessageInfo info, final VolumeDecoder.EntriesDecoder entry) {
        mix(entry.size(), entry.securityId(), entry.rptSeq(), entry.action());
    }

    @Override
    public void onStatistic(final MessageInfo info, final StatisticsDecoder.EntriesDecoder entry) {
        mix(entry.price(), entry.securityId(), entry.rptSeq(), entry.openCloseFlag(), entry.action());
        mix(entry.entryType(), entry.size());
    }

    @Override
    public void onDailyStatistic(final MessageInfo info, final DailyStatisticsDecoder.EntriesDecoder entry) {
        mix(entry.price(), entry.size(), entry.securityId(), entry.rptSeq(), entry.referenceDate());
        mix(entry.settlementType(), entry.action(), entry.entryType());
    }

    @Override
    public void onLimits(final MessageInfo info, final LimitsDecoder.EntriesDecoder entry) {
        mix(entry.highLimit(), entry.lowLimit(), entry.maxVariation(), entry.securityId(), entry.rptSeq());
    }

    @Override
    public void onSnapshot(final MessageInfo info, final SnapshotDecoder snapshot,
        final SnapshotDecoder.EntriesDecoder entry) {
        mix(snapshot.lastSequence(), snapshot.reports(), snapshot.securityId(), snapshot.rptSeq());
        mix(entry.price(), entry.size(), entry.orders(), entry.level(), entry.entryType());
    }

    @Override
    public void onStatus(final MessageInfo info, final SecurityStatusDecoder status) {
        mix(status.securityGroup(0), status.asset(5), status.securityId(), status.tradeDate(), status.tradingStatus());
        mix(status.haltReason(), status.tradingEvent());
    }

    @Override
    public void onChannelReset(final MessageInfo info) {
        mix(info.transactTime());
    }

    @Override
    public void onHeartbeat(final MessageInfo info) {
        mix(info.index());
    }

    @Override
    public void onMessageEnd(final MessageInfo info) {
        mix(info.templateId(), info.transactTime(), info.matchEventIndicator(), info.isEndOfEvent() ? 1 : 0);
    }

    private void mix(final long one) {
        digest = 31 * digest + one;
    }

    private void mix(final long one, final long two) {
        mix(one);
        mix(two);
    }

    private void mix(final long one, final long two, final long three) {
        mix(one, two);
        mix(three);
    }

    private void mix(final long one, final long two, final long three, final long four) {
        mix(one, two);
        mix(three, four);
    }

    private void mix(final long one, final long two, final long three, final long four, final long five) {
        mix(one, two, three, four);
        mix(five);
    }
}
