package io.rysy.samples.ticktobook.mdp;

import io.rysy.samples.ticktobook.mdp.codec.MessageHeaderDecoder;
import org.agrona.DirectBuffer;

/**
 * Walks the messages of a packet and hands each to the decoder of its template.
 *
 * <p>Messages of unknown templates or of another schema are stepped over by their size. A message that contradicts
 * itself is one error and is left out whole; a size that cannot be is one error and ends the packet, since nothing
 * behind it can be found. No input makes it throw, loop for ever, or read outside the packet. Allocates nothing. One
 * thread at a time.
 */
public final class PacketDecoder {
    private final MarketDataListener listener;
    private final MessageHeaderDecoder header = new MessageHeaderDecoder();
    private final MessageBody body = new MessageBody();
    private final MessageInfo info = new MessageInfo();
    private final BookMessages books;
    private final TradeMessages trades;
    private final StatisticMessages statistics;
    private final StateMessages states;
    private long packets;
    private long messages;
    private long entries;
    private long skipped;
    private long errors;

    /**
     * A decoder that has read nothing.
     *
     * @param listener is told what packets hold
     */
    public PacketDecoder(final MarketDataListener listener) {
        this.listener = listener;
        books = new BookMessages(listener);
        trades = new TradeMessages(listener);
        statistics = new StatisticMessages(listener);
        states = new StateMessages(listener);
    }

    /**
     * Decodes one packet.
     *
     * @param buffer holds the packet
     * @param offset where it begins
     * @param length its bytes; all of them are in the buffer
     */
    public void decode(final DirectBuffer buffer, final int offset, final int length) {
        packets++;
        if (length < Mdp.PACKET_HEADER) {
            errors++;
            return;
        }
        info.packetSequence = PacketFraming.sequence(buffer, offset);
        final int end = offset + length;
        int at = offset + Mdp.PACKET_HEADER;
        for (int index = 0; at < end; index++) {
            final int size = PacketFraming.sizeAt(buffer, at, end);
            if (size == PacketFraming.IMPOSSIBLE) {
                errors++;
                return;
            }
            info.index = index;
            message(buffer, at, at + size);
            at += size;
        }
    }

    /**
     * How many packets were handed in.
     *
     * @return broken ones too
     */
    public long packets() {
        return packets;
    }

    /**
     * How many messages were decoded.
     *
     * @return those stepped over or in error left out
     */
    public long messages() {
        return messages;
    }

    /**
     * How many entries of the messages' main groups were decoded.
     *
     * @return the single orders behind levels and trades left out
     */
    public long entries() {
        return entries;
    }

    /**
     * How many messages were stepped over.
     *
     * @return those of unknown templates or another schema
     */
    public long skipped() {
        return skipped;
    }

    /**
     * How many errors were found.
     *
     * @return packets too short, sizes that cannot be, messages that contradict themselves
     */
    public long errors() {
        return errors;
    }

    private void message(final DirectBuffer buffer, final int at, final int end) {
        header.wrap(buffer, at + Short.BYTES);
        if (header.schemaId() != Mdp.SCHEMA) {
            skipped++;
            return;
        }
        body.wrap(buffer, at + Mdp.MESSAGE_HEADER, end, header.blockLength(), header.version());
        info.templateId = header.templateId();
        info.version = header.version();
        info.transactTime = 0;
        info.matchEventIndicator = 0;
        count(template());
    }

    private void count(final int outcome) {
        if (outcome >= 0) {
            messages++;
            entries += outcome;
            listener.onMessageEnd(info);
        } else if (outcome == MessageBody.UNKNOWN) {
            skipped++;
        } else {
            errors++;
        }
    }

    private int template() {
        return switch (info.templateId) {
            case Mdp.CHANNEL_RESET -> states.channelReset(info, body);
            case 12 -> states.heartbeat(info);
            case 30 -> states.status(info, body);
            case 39 -> states.quoteRequest(info, body);
            case 32, 46 -> books.book(info, body);
            case 64 -> books.longBook(info, body);
            case 43, 47 -> books.orders(info, body);
            case 38, 52 -> books.snapshot(info, body);
            case 42, 48 -> trades.trades(info, body);
            case 65 -> trades.longTrades(info, body);
            case 37 -> statistics.volume(info, body);
            case 35, 51 -> statistics.statistics(info, body);
            case 49 -> statistics.daily(info, body);
            case 50 -> statistics.limits(info, body);
            default -> MessageBody.UNKNOWN;
        };
    }
}
