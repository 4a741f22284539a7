package io.rysy.samples.ticktobook;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.samples.ticktobook.mdp.BookEntry;
import io.rysy.samples.ticktobook.mdp.MarketDataListener;
import io.rysy.samples.ticktobook.mdp.MessageInfo;
import io.rysy.samples.ticktobook.mdp.PacketDecoder;
import io.rysy.samples.ticktobook.mdp.TradeEntry;

/** Decodes a channel's packets: what concerns books goes to the order book, trades go to the signal. */
@Actor
final class MarketDataDecoder implements MarketDataListener {
    private static final int BUY = 1;
    private static final int SELL = 2;
    private static final ChannelReset RESET = new ChannelReset();

    private final PacketDecoder decoder = new PacketDecoder(this);
    private final OrderBookRef book;
    private final SignalRef signal;
    private final EventEnd eventEnd = new EventEnd();
    private final Trade trade = new Trade();

    MarketDataDecoder(final OrderBookRef book, final SignalRef signal) {
        this.book = book;
        this.signal = signal;
    }

    @Handler
    void onPacket(final Packet packet) {
        eventEnd.readNanos = packet.readNanos;
        trade.readNanos = packet.readNanos;
        decoder.decode(packet.buffer, packet.offset, packet.length);
    }

    @Handler(syncOnly = true)
    void report(final GetReport query, final ChannelReport into) {
        into.decoded(decoder);
    }

    @Override
    public void onReport(final int securityId, final long rptSeq) {
        book.fastSendOnReport(securityId, rptSeq);
    }

    @Override
    public void onBook(final MessageInfo info, final BookEntry entry) {
        book.fastSend(entry);
    }

    @Override
    public void onTrade(final MessageInfo info, final TradeEntry entry) {
        trade.securityId = entry.securityId;
        trade.isBuy = entry.aggressor == BUY;
        trade.isSell = entry.aggressor == SELL;
        signal.fastSend(trade);
    }

    @Override
    public void onChannelReset(final MessageInfo info) {
        book.fastSend(RESET);
    }

    @Override
    public void onMessageEnd(final MessageInfo info) {
        if (info.isEndOfEvent()) {
            eventEnd.packetSequence = info.packetSequence();
            eventEnd.transactTime = info.transactTime();
            book.fastSend(eventEnd);
        }
    }
}
