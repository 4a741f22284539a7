package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.book.ChannelBooks;
import io.rysy.samples.ticktobook.book.InstrumentBook;
import io.rysy.samples.ticktobook.latency.LatencyRecorder;
import io.rysy.samples.ticktobook.latency.LatencyTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/**
 * What was seen to happen in a run.
 *
 * @param channels what each channel's actors tell
 * @param ordersSent orders that the gateway wrote
 * @param ordersReceived orders that the sink got
 * @param ordered how long orders took
 */
record RunReport(SortedMap<Integer, ChannelReport> channels, long ordersSent, long ordersReceived,
    LatencyRecorder ordered) {

    /** The final books by channel. */
    SortedMap<Integer, ChannelBooks> books() {
        final SortedMap<Integer, ChannelBooks> books = new TreeMap<>();
        channels.forEach((channel, report) -> books.put(channel, report.books()));
        return books;
    }

    LatencyTable latency() {
        final LatencyRecorder published = new LatencyRecorder();
        channels.values().forEach(channel -> published.add(channel.published()));
        return new LatencyTable(published, ordered);
    }

    /** The counts, by the names that they have in JSON. */
    Map<String, Object> counts() {
        final Map<String, Object> counts = new LinkedHashMap<>();
        counts.put("packets", sum(channel -> channel.feeds().packets()));
        counts.put("messages", sum(channel -> channel.decoded().messages()));
        counts.put("entries", sum(channel -> channel.decoded().entries()));
        counts.put("duplicates", sum(channel -> channel.feeds().duplicates()));
        counts.put("gaps", sum(channel -> channel.feeds().gaps()));
        counts.put("packetsMissing", sum(channel -> channel.feeds().missing()));
        counts.put("decodeErrors", sum(channel -> channel.feeds().damaged() + channel.decoded().errors()));
        counts.put("messagesSkipped", sum(channel -> channel.decoded().skipped()));
        counts.put("entriesIgnored", sum(channel -> channel.books().ignored()));
        counts.put("ordersRefused", sum(ChannelReport::ordersRefused));
        counts.put("ordersSent", ordersSent);
        counts.put("ordersReceived", ordersReceived);
        return counts;
    }

    /** The instruments of which entries are missing. */
    List<Map<String, Object>> instrumentGaps() {
        final List<Map<String, Object>> gaps = new ArrayList<>();
        channels.forEach((channel, report) -> {
            for (final InstrumentBook book : report.books().instruments()) {
                if (book.reports().gaps() > 0) {
                    gaps.add(instrumentGap(channel, book));
                }
            }
        });
        return gaps;
    }

    /** Counts, gaps and latencies for a reader. */
    String text() {
        final StringBuilder text = new StringBuilder();
        counts().forEach((name, count) -> text.append(String.format(Locale.ROOT, "%-16s %,12d%n", name, count)));
        instrumentGaps().forEach(gap -> text.append("gap ").append(gap).append('\n'));
        return text.append('\n').append(latency().text()).toString();
    }

    private long sum(final ToLongFunction<ChannelReport> count) {
        return channels.values().stream().mapToLong(count).sum();
    }

    private static Map<String, Object> instrumentGap(final int channel, final InstrumentBook book) {
        final Map<String, Object> gap = new LinkedHashMap<>();
        gap.put("channel", channel);
        gap.put("securityId", book.securityId());
        gap.put("gaps", book.reports().gaps());
        gap.put("entriesMissing", book.reports().missing());
        return gap;
    }
}
