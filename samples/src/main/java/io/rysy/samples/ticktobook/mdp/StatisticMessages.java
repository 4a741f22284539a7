package io.rysy.samples.ticktobook.mdp;

import io.rysy.samples.ticktobook.mdp.codec.DailyStatisticsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.LimitsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.StatisticsDecoder;
import io.rysy.samples.ticktobook.mdp.codec.VolumeDecoder;

/** The templates that carry figures about an instrument. */
final class StatisticMessages {
    private static final int ROOT = 9;
    private static final int VOLUME_ENTRY = 13;
    private static final int STATISTIC_ENTRY = 19;
    private static final int STATISTIC_ENTRY_WITH_SIZE = 23;
    private static final int SIZE_SINCE = 8;
    private static final int DAILY_ENTRY = 25;
    private static final int LIMITS_ENTRY = 32;

    private final MarketDataListener listener;
    private final VolumeDecoder volume = new VolumeDecoder();
    private final StatisticsDecoder statistics = new StatisticsDecoder();
    private final DailyStatisticsDecoder daily = new DailyStatisticsDecoder();
    private final LimitsDecoder limits = new LimitsDecoder();

    StatisticMessages(final MarketDataListener listener) {
        this.listener = listener;
    }

    int volume(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(ROOT) || !body.hasGroup(VOLUME_ENTRY)) {
            return MessageBody.BROKEN;
        }
        volume.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = volume.transactTime();
        info.matchEventIndicator = volume.matchEventIndicator();
        if (!body.isPresent(volume.limit())) {
            return 0;
        }
        final VolumeDecoder.EntriesDecoder from = volume.entries();
        final int count = from.count();
        while (from.hasNext()) {
            from.next();
            listener.onReport(from.securityId(), from.rptSeq());
            listener.onVolume(info, from);
        }
        return count;
    }

    int statistics(final MessageInfo info, final MessageBody body) {
        final int entry = body.version() >= SIZE_SINCE ? STATISTIC_ENTRY_WITH_SIZE : STATISTIC_ENTRY;
        if (!body.hasRoot(ROOT) || !body.hasGroup(entry)) {
            return MessageBody.BROKEN;
        }
        statistics.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = statistics.transactTime();
        info.matchEventIndicator = statistics.matchEventIndicator();
        if (!body.isPresent(statistics.limit())) {
            return 0;
        }
        final StatisticsDecoder.EntriesDecoder from = statistics.entries();
        final int count = from.count();
        while (from.hasNext()) {
            from.next();
            listener.onReport(from.securityId(), from.rptSeq());
            listener.onStatistic(info, from);
        }
        return count;
    }

    int daily(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(ROOT) || !body.hasGroup(DAILY_ENTRY)) {
            return MessageBody.BROKEN;
        }
        daily.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = daily.transactTime();
        info.matchEventIndicator = daily.matchEventIndicator();
        if (!body.isPresent(daily.limit())) {
            return 0;
        }
        final DailyStatisticsDecoder.EntriesDecoder from = daily.entries();
        final int count = from.count();
        while (from.hasNext()) {
            from.next();
            listener.onReport(from.securityId(), from.rptSeq());
            listener.onDailyStatistic(info, from);
        }
        return count;
    }

    int limits(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(ROOT) || !body.hasGroup(LIMITS_ENTRY)) {
            return MessageBody.BROKEN;
        }
        limits.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = limits.transactTime();
        info.matchEventIndicator = limits.matchEventIndicator();
        if (!body.isPresent(limits.limit())) {
            return 0;
        }
        final LimitsDecoder.EntriesDecoder from = limits.entries();
        final int count = from.count();
        while (from.hasNext()) {
            from.next();
            listener.onReport(from.securityId(), from.rptSeq());
            listener.onLimits(info, from);
        }
        return count;
    }
}
