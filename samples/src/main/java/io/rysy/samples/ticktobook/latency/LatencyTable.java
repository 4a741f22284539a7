package io.rysy.samples.ticktobook.latency;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * The latencies of a run, in nanoseconds: of each stream, from the read of the datagram that ended an event to its
 * publication, and to the write of the order that it gave rise to.
 *
 * @param published until the book, or the trade, was published
 * @param ordered until the order was written
 */
public record LatencyTable(LatencyRecorder published, LatencyRecorder ordered) {
    private static final String PUBLISHED = "socket read to %s published";
    private static final String ORDERED = "socket read to order written";

    /**
     * The table for a reader.
     *
     * @return lines of text, all ended
     */
    public String text() {
        final StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%-6s %-32s %10s", "stream",
            "latency in ns", "count"));
        Percentile.ALL.forEach(percentile ->
            text.append(String.format(Locale.ROOT, " %11s", percentile.label())));
        text.append('\n');
        for (final Stream stream : Stream.values()) {
            row(text, stream, String.format(Locale.ROOT, PUBLISHED, stream.label()), published.of(stream));
            row(text, stream, ORDERED, ordered.of(stream));
        }
        return text.toString();
    }

    /**
     * The table for a program.
     *
     * @return by stream, then {@code published} and {@code orderWritten}, then {@code count} and each percentile
     */
    public Map<String, Object> values() {
        final Map<String, Object> streams = new LinkedHashMap<>();
        for (final Stream stream : Stream.values()) {
            final Map<String, Object> kinds = new LinkedHashMap<>();
            kinds.put("published", values(published.of(stream)));
            kinds.put("orderWritten", values(ordered.of(stream)));
            streams.put(stream.label(), kinds);
        }
        return streams;
    }

    private static void row(final StringBuilder text, final Stream stream, final String kind,
        final Histogram histogram) {
        text.append(String.format(Locale.ROOT, "%-6s %-32s %,10d", stream.label(), kind, histogram.getTotalCount()));
        Percentile.ALL.forEach(percentile ->
            text.append(String.format(Locale.ROOT, " %,11d", percentile.of(histogram))));
        text.append('\n');
    }

    private static Map<String, Object> values(final Histogram histogram) {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("count", histogram.getTotalCount());
        Percentile.ALL.forEach(percentile -> values.put(percentile.label(), percentile.of(histogram)));
        return values;
    }
}
