package io.rysy.samples.ticktobook.mdp;

import io.rysy.samples.ticktobook.mdp.codec.DailyStatisticsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.LimitsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.OrderBookDecoder;
import io.rysy.samples.ticktobook.mdp.codec.SecurityStatusDecoder;
import io.rysy.samples.ticktobook.mdp.codec.SnapshotDecoder;
import io.rysy.samples.ticktobook.mdp.codec.StatisticsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.VolumeDecoder;

/**
 * Is told what a packet holds, in the packet's order: of every message its entries, then its end.
 *
 * <p>Every object that is handed over is valid during the call only. All calls come on the thread that decodes.
 */
public interface MarketDataListener {
    /**
     * An entry follows that carries its instrument's own count; comes before the entry itself.
     *
     * @param securityId the instrument
     * @param rptSeq its count of entries, unsigned 32 bits
     */
    default void onReport(final int securityId, final long rptSeq) {
    }

    /**
     * A price level changes, or a book is reset.
     *
     * @param info the message
     * @param entry the change
     */
    default void onBook(final MessageInfo info, final BookEntry entry) {
    }

    /**
     * An order behind the level changes of this message.
     *
     * @param info the message
     * @param order the order
     */
    default void onBookOrder(final MessageInfo info, final BookOrder order) {
    }

    /**
     * An order of the full order book changes.
     *
     * @param info the message
     * @param entry the change
     */
    default void onOrder(final MessageInfo info, final OrderBookDecoder.EntriesDecoder entry) {
    }

    /**
     * A trade happened.
     *
     * @param info the message
     * @param entry the trade
     */
    default void onTrade(final MessageInfo info, final TradeEntry entry) {
    }

    /**
     * An order took part in the trades of this message.
     *
     * @param info the message
     * @param order the order
     */
    default void onTradeOrder(final MessageInfo info, final TradeOrder order) {
    }

    /**
     * The volume of the day.
     *
     * @param info the message
     * @param entry the volume
     */
    default void onVolume(final MessageInfo info, final VolumeDecoder.EntriesDecoder entry) {
    }

    /**
     * An opening, high, low or indicative price.
     *
     * @param info the message
     * @param entry the statistic
     */
    default void onStatistic(final MessageInfo info, final StatisticsDecoder.EntriesDecoder entry) {
    }

    /**
     * A settlement price, a cleared volume or an open interest.
     *
     * @param info the message
     * @param entry the statistic
     */
    default void onDailyStatistic(final MessageInfo info, final DailyStatisticsDecoder.EntriesDecoder entry) {
    }

    /**
     * The limits of an instrument's price.
     *
     * @param info the message
     * @param entry the limits
     */
    default void onLimits(final MessageInfo info, final LimitsDecoder.EntriesDecoder entry) {
    }

    /**
     * One level of a full refresh.
     *
     * @param info the message
     * @param snapshot the instrument's part of it
     * @param entry the level
     */
    default void onSnapshot(final MessageInfo info, final SnapshotDecoder snapshot,
        final SnapshotDecoder.EntriesDecoder entry) {
    }

    /**
     * Trading opens, pauses or closes.
     *
     * @param info the message
     * @param status what is so now, and for which instruments
     */
    default void onStatus(final MessageInfo info, final SecurityStatusDecoder status) {
    }

    /**
     * All books of the channel are void, and its packets will be counted anew.
     *
     * @param info the message
     */
    default void onChannelReset(final MessageInfo info) {
    }

    /**
     * The channel is alive.
     *
     * @param info the message
     */
    default void onHeartbeat(final MessageInfo info) {
    }

    /**
     * A message that was read has ended.
     *
     * @param info the message
     */
    default void onMessageEnd(final MessageInfo info) {
    }
}
