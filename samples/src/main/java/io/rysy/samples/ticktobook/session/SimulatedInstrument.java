package io.rysy.samples.ticktobook.session;

import io.rysy.samples.ticktobook.mdp.Mdp;
import io.rysy.samples.ticktobook.mdp.codec.BookEncoder;
import io.rysy.samples.ticktobook.mdp.codec.TradesEncoder;
import io.rysy.samples.ticktobook.mdp.codec.VolumeEncoder;
import java.util.random.RandomGenerator;

/** One instrument of a made-up session: lets its books move and writes what moved. */
final class SimulatedInstrument {
    private static final int LAST_TRADE = 0x01;
    private static final int LAST_VOLUME = 0x02;
    private static final int LAST_QUOTE = 0x04;
    private static final int LAST_IMPLIED = 0x10;
    private static final int END = 0x80;
    private static final int BUY = 1;
    private static final int SELL = 2;
    private static final long TICK = 50_000;
    private static final int IMPLIED_DEPTH = 2;
    private static final int WIDEST = 4;

    private final int securityId;
    private final RandomGenerator random;
    private final SimulatedSide bids;
    private final SimulatedSide offers;
    private long rptSeq;
    private int volume;
    private int tradeId;

    SimulatedInstrument(final int securityId, final RandomGenerator random) {
        this.securityId = securityId;
        this.random = random;
        final long middle = random.nextInt(10_000, 30_000);
        bids = new SimulatedSide(-1, middle, random);
        offers = new SimulatedSide(1, middle + 1, random);
    }

    /** Writes all levels of all books. */
    void open(final PacketWriter packet, final long time) {
        final BookEncoder book = packet.book(time, LAST_QUOTE | LAST_IMPLIED | END);
        final BookEncoder.EntriesEncoder entries = book.entriesCount(2 * (SimulatedSide.DEPTH + IMPLIED_DEPTH));
        for (int level = 1; level <= SimulatedSide.DEPTH; level++) {
            level(entries, Mdp.NEW, Mdp.BID, level);
            level(entries, Mdp.NEW, Mdp.OFFER, level);
        }
        for (int level = 1; level <= IMPLIED_DEPTH; level++) {
            implied(entries, Mdp.NEW, Mdp.IMPLIED_BID, level);
            implied(entries, Mdp.NEW, Mdp.IMPLIED_OFFER, level);
        }
        endBook(packet, book);
    }

    /** Writes one event that is drawn by lot. */
    void move(final PacketWriter packet, final long time) {
        final int lot = random.nextInt(100);
        final boolean isBid = random.nextBoolean();
        if (lot < 8) {
            trade(packet, time, isBid);
        } else if (lot < 13) {
            impliedChange(packet, time, isBid);
        } else if (lot < 30) {
            step(packet, time, isBid);
        } else {
            change(packet, time, isBid, 1 + Math.min(random.nextInt(10), random.nextInt(10)));
        }
    }

    private void change(final PacketWriter packet, final long time, final boolean isBid, final int level) {
        side(isBid).resize(level);
        final BookEncoder book = packet.book(time, LAST_QUOTE | END);
        level(book.entriesCount(1), Mdp.CHANGE, type(isBid), level);
        endBook(packet, book);
    }

    /** The side comes nearer to the other where there is room, and else moves away, if it is not too far already. */
    private void step(final PacketWriter packet, final long time, final boolean isBid) {
        final long spread = offers.best() - bids.best();
        if (spread > 1 && (spread >= WIDEST || random.nextInt(3) > 0)) {
            side(isBid).improve();
            final BookEncoder book = packet.book(time, LAST_QUOTE | END);
            level(book.entriesCount(1), Mdp.NEW, type(isBid), 1);
            endBook(packet, book);
        } else {
            retreat(packet, time, isBid);
        }
    }

    private void retreat(final PacketWriter packet, final long time, final boolean isBid) {
        final BookEncoder book = packet.book(time, LAST_QUOTE | END);
        final BookEncoder.EntriesEncoder entries = book.entriesCount(2);
        level(entries, Mdp.DELETE, type(isBid), 1);
        side(isBid).retreat();
        level(entries, Mdp.NEW, type(isBid), SimulatedSide.DEPTH);
        endBook(packet, book);
    }

    private void trade(final PacketWriter packet, final long time, final boolean isBid) {
        final SimulatedSide hit = side(isBid);
        final int lots = Math.min(hit.size(1), random.nextInt(1, 60));
        volume += lots;
        final TradesEncoder trades = packet.trades(time, LAST_TRADE);
        trades.entriesCount(1).next()
            .price(hit.best() * TICK).size(lots).securityId(securityId).rptSeq(++rptSeq).orders(2)
            .aggressor((short) (isBid ? SELL : BUY)).action((short) Mdp.NEW).tradeId(++tradeId);
        final TradesEncoder.OrdersEncoder orders = trades.ordersCount(2);
        orders.next().orderId(random.nextLong(1L << 40)).lastSize(lots);
        orders.next().orderId(random.nextLong(1L << 40)).lastSize(lots);
        packet.end(trades.limit());
        volume(packet, time);
        if (hit.take(lots)) {
            final BookEncoder book = packet.book(time, LAST_QUOTE | END);
            level(book.entriesCount(1), Mdp.CHANGE, type(isBid), 1);
            endBook(packet, book);
        } else {
            retreat(packet, time, isBid);
        }
    }

    private void volume(final PacketWriter packet, final long time) {
        final VolumeEncoder encoder = packet.volume(time, LAST_VOLUME);
        encoder.entriesCount(1).next()
            .size(volume).securityId(securityId).rptSeq(++rptSeq).action((short) Mdp.NEW);
        packet.end(encoder.limit());
    }

    private void impliedChange(final PacketWriter packet, final long time, final boolean isBid) {
        final BookEncoder book = packet.book(time, LAST_IMPLIED | END);
        implied(book.entriesCount(1), Mdp.OVERLAY, isBid ? Mdp.IMPLIED_BID : Mdp.IMPLIED_OFFER,
            random.nextInt(1, IMPLIED_DEPTH + 1));
        endBook(packet, book);
    }

    private void level(final BookEncoder.EntriesEncoder entries, final int action, final byte type, final int level) {
        final SimulatedSide side = side(type == Mdp.BID);
        entry(entries, action, type, level)
            .price(side.price(level) * TICK).size(side.size(level)).orders(side.orders(level));
    }

    /** An implied level is worse than the outright one, and nobody knows of how many orders it is made. */
    private void implied(final BookEncoder.EntriesEncoder entries, final int action, final byte type, final int level) {
        final boolean isBid = type == Mdp.IMPLIED_BID;
        entry(entries, action, type, level)
            .price(side(isBid).price(level + 1) * TICK)
            .size(random.nextInt(1, 50))
            .orders(BookEncoder.EntriesEncoder.ordersNullValue());
    }

    private BookEncoder.EntriesEncoder entry(final BookEncoder.EntriesEncoder entries, final int action,
        final byte type, final int level) {
        return entries.next()
            .securityId(securityId).rptSeq(++rptSeq).level((short) level).action((short) action).entryType(type)
            .tradeableSize(BookEncoder.EntriesEncoder.tradeableSizeNullValue());
    }

    private static void endBook(final PacketWriter packet, final BookEncoder book) {
        book.ordersCount(0);
        packet.end(book.limit());
    }

    private SimulatedSide side(final boolean isBid) {
        return isBid ? bids : offers;
    }

    private static byte type(final boolean isBid) {
        return isBid ? Mdp.BID : Mdp.OFFER;
    }
}
