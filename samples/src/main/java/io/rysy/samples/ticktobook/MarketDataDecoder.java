package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.mdp.BookEntry;
import io.rysy.samples.ticktobook.mdp.MarketDataListener;
import io.rysy.samples.ticktobook.mdp.MessageInfo;
import io.rysy.samples.ticktobook.mdp.PacketDecoder;
import io.rysy.samples.ticktobook.mdp.TradeEntry;

/** Decodes a channel's packets: what concerns books goes to the order book, trades go to the signal. */
final class MarketDataDecoder implements MarketDataListener {
    private static final int BUY = 1;
    private static final int SELL = 2;

    private final PacketDecoder decoder = new PacketDecoder(this);
    private final OrderBook book;
    private final Signal signal;
    private final EventEnd eventEnd = new EventEnd();
    private final Trade trade = new Trade();

    MarketDataDecoder(final OrderBook book, final Signal signal) {
        this.book = book;
        this.signal = signal;
    }

    void onPacket(final Packet packet) {
        eventEnd.readNanos = packet.readNanos;
        trade.readNanos = packet.readNanos;
        decoder.decode(packet.buffer, packet.offset, packet.length);
    }

    void report(final ChannelReport into) {
        into.decoded(decoder);
    }

    @Override
    public void onReport(final int securityId, final long rptSeq) {
        book.onReport(securityId, rptSeq);
    }

    @Override
    public void onBook(final MessageInfo info, final BookEntry entry) {
        book.onEntry(entry);
    }

    @Override
    public void onTrade(final MessageInfo info, final TradeEntry entry) {
        trade.securityId = entry.securityId;
        trade.isBuy = entry.aggressor == BUY;
        trade.isSell = entry.aggressor == SELL;
        signal.onTrade(trade);
    }

    @Override
    public void onChannelReset(final MessageInfo info) {
        book.onChannelReset();
    }

    @Override
    public void onMessageEnd(final MessageInfo info) {
        if (info.isEndOfEvent()) {
            eventEnd.packetSequence = info.packetSequence();
            eventEnd.transactTime = info.transactTime();
            book.onEventEnd(eventEnd);
        }
    }
}
