package io.rysy.samples.ticktobook.mdp;

import io.rysy.samples.ticktobook.mdp.codec.TradesDecoder;
import io.rysy.samples.ticktobook.mdp.codec.TradesLongQtyDecoder;

/** The templates that carry trades. */
final class TradeMessages {
    private static final int ROOT = 9;
    private static final int ENTRY = 26;
    private static final int ENTRY_WITH_TRADE_ID = 30;
    private static final int LONG_ENTRY = 34;
    private static final int ORDER = 12;

    private final MarketDataListener listener;
    private final TradesDecoder trades = new TradesDecoder();
    private final TradesLongQtyDecoder longTrades = new TradesLongQtyDecoder();
    private final TradeEntry entry = new TradeEntry();
    private final TradeOrder order = new TradeOrder();

    TradeMessages(final MarketDataListener listener) {
        this.listener = listener;
    }

    int trades(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(ROOT) || !body.hasGroup(ENTRY)) {
            return MessageBody.BROKEN;
        }
        final boolean hasTradeId = body.entryLength() >= ENTRY_WITH_TRADE_ID;
        if (!body.hasLongGroup(ORDER)) {
            return MessageBody.BROKEN;
        }
        trades.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = trades.transactTime();
        info.matchEventIndicator = trades.matchEventIndicator();
        final int count = body.isPresent(trades.limit()) ? entries(info, hasTradeId) : 0;
        if (body.isPresent(trades.limit())) {
            orders(info);
        }
        return count;
    }

    private int entries(final MessageInfo info, final boolean hasTradeId) {
        final TradesDecoder.EntriesDecoder from = trades.entries();
        final int count = from.count();
        while (from.hasNext()) {
            from.next();
            entry.securityId = from.securityId();
            entry.rptSeq = from.rptSeq();
            entry.price = from.price();
            entry.size = from.size();
            entry.orders = Nulls.int32(from.orders());
            entry.aggressor = Nulls.uint8(from.aggressor());
            entry.action = from.action();
            entry.tradeId = hasTradeId ? Nulls.uint32(from.tradeId()) : Mdp.NULL;
            listener.onReport(entry.securityId, entry.rptSeq);
            listener.onTrade(info, entry);
        }
        return count;
    }

    private void orders(final MessageInfo info) {
        final TradesDecoder.OrdersDecoder from = trades.orders();
        while (from.hasNext()) {
            from.next();
            order(info, from.orderId(), from.lastSize());
        }
    }

    int longTrades(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(ROOT) || !body.hasGroup(LONG_ENTRY) || !body.hasLongGroup(ORDER)) {
            return MessageBody.BROKEN;
        }
        longTrades.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = longTrades.transactTime();
        info.matchEventIndicator = longTrades.matchEventIndicator();
        final int count = body.isPresent(longTrades.limit()) ? longEntries(info) : 0;
        if (body.isPresent(longTrades.limit())) {
            longOrders(info);
        }
        return count;
    }

    private int longEntries(final MessageInfo info) {
        final TradesLongQtyDecoder.EntriesDecoder from = longTrades.entries();
        final int count = from.count();
        while (from.hasNext()) {
            from.next();
            entry.securityId = from.securityId();
            entry.rptSeq = from.rptSeq();
            entry.price = from.price();
            entry.size = from.size();
            entry.orders = from.orders();
            entry.aggressor = Nulls.uint8(from.aggressor());
            entry.action = from.action();
            entry.tradeId = from.tradeId();
            listener.onReport(entry.securityId, entry.rptSeq);
            listener.onTrade(info, entry);
        }
        return count;
    }

    private void longOrders(final MessageInfo info) {
        final TradesLongQtyDecoder.OrdersDecoder from = longTrades.orders();
        while (from.hasNext()) {
            from.next();
            order(info, from.orderId(), from.lastSize());
        }
    }

    private void order(final MessageInfo info, final long orderId, final int lastSize) {
        order.orderId = orderId;
        order.lastSize = lastSize;
        listener.onTradeOrder(info, order);
    }
}
