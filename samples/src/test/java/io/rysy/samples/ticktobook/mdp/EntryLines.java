package io.rysy.samples.ticktobook.mdp;

import io.rysy.samples.ticktobook.mdp.codec.OrderBookDecoder;
import io.rysy.samples.ticktobook.mdp.codec.SecurityStatusDecoder;
import io.rysy.samples.ticktobook.mdp.codec.StatisticsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.VolumeDecoder;
import java.util.List;
import java.util.StringJoiner;

/** Writes what a decoder says as lines of the form in which recorded sessions are known, null as an empty field. */
final class EntryLines implements MarketDataListener {
    private static final String ENTRIES = "NoMDEntries";
    private static final String ORDERS = "NoOrderIDEntries";

    private final int channel;
    private final List<String> lines;

    EntryLines(final int channel, final List<String> lines) {
        this.channel = channel;
        this.lines = lines;
    }

    @Override
    public void onBook(final MessageInfo info, final BookEntry entry) {
        add(info, ENTRIES, entry.price, entry.size, entry.securityId, entry.rptSeq, entry.orders, entry.level,
            entry.action, (char) entry.entryType);
    }

    @Override
    public void onBookOrder(final MessageInfo info, final BookOrder order) {
        add(info, ORDERS, order.orderId, order.priority, order.displaySize, order.reference, order.action);
    }

    @Override
    public void onOrder(final MessageInfo info, final OrderBookDecoder.EntriesDecoder entry) {
        add(info, ENTRIES, entry.orderId(), entry.priority(), entry.price(), Nulls.int32(entry.displaySize()),
            entry.securityId(), entry.action(), (char) entry.entryType());
    }

    @Override
    public void onTrade(final MessageInfo info, final TradeEntry entry) {
        add(info, ENTRIES, entry.price, entry.size, entry.securityId, entry.rptSeq, entry.orders, entry.aggressor,
            entry.action, '2', entry.tradeId);
    }

    @Override
    public void onTradeOrder(final MessageInfo info, final TradeOrder order) {
        add(info, ORDERS, order.orderId, order.lastSize);
    }

    @Override
    public void onVolume(final MessageInfo info, final VolumeDecoder.EntriesDecoder entry) {
        add(info, ENTRIES, entry.size(), entry.securityId(), entry.rptSeq(), entry.action(), 'e');
    }

    @Override
    public void onStatistic(final MessageInfo info, final StatisticsDecoder.EntriesDecoder entry) {
        add(info, ENTRIES, entry.price(), entry.securityId(), entry.rptSeq(), Nulls.uint8(entry.openCloseFlag()),
            entry.action(), (char) entry.entryType(), Nulls.int32(entry.size()));
    }

    @Override
    public void onStatus(final MessageInfo info, final SecurityStatusDecoder status) {
        add(info, "status", status.securityGroup(), Nulls.int32(status.securityId()), status.tradingStatus(),
            status.tradingEvent(), status.haltReason());
    }

    @Override
    public void onHeartbeat(final MessageInfo info) {
        lines.add(start(info, "heartbeat").toString());
    }

    private StringJoiner start(final MessageInfo info, final String group) {
        return new StringJoiner(",")
            .add(Integer.toString(channel))
            .add(Long.toString(info.packetSequence()))
            .add(Integer.toString(info.index()))
            .add(Integer.toString(info.templateId()))
            .add(group);
    }

    private void add(final MessageInfo info, final String group, final Object... fields) {
        final StringJoiner line = start(info, group);
        for (final Object field : fields) {
            line.add(field.equals(Mdp.NULL) ? "" : field.toString());
        }
        lines.add(line.add(Long.toString(info.transactTime()))
            .add(Integer.toString(info.matchEventIndicator()))
            .toString());
    }
}
