package io.rysy.benchmarks.tables;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the collector's log says of the time in which an arm was measured. */
final class GcLog {

    private static final Pattern PAUSE = Pattern.compile("\\[([0-9.]+)s].*Pause.* ([0-9.]+)ms$");

    private GcLog() {
    }

    /** Adds the number of pauses, their length, and their share of the time. */
    static void addTo(final Map<String, Double> figures, final List<String> lines) {
        final double from = figures.get("begun");
        final double to = figures.get("ended");
        double count = 0;
        double total = 0;
        double longest = 0;
        for (final String line : lines) {
            final Matcher matcher = PAUSE.matcher(line);
            if (matcher.find()) {
                final double at = Double.parseDouble(matcher.group(1)) * 1e3;
                final double millis = Double.parseDouble(matcher.group(2));
                if (at >= from && at <= to) {
                    count++;
                    total += millis;
                    longest = Math.max(longest, millis);
                }
            }
        }
        figures.put("gcPauses", count);
        figures.put("gcPauseMillis", total);
        figures.put("gcLongestPauseMillis", longest);
        figures.put("gcPauseMillisPerSecond", total * 1e3 / Math.max(1, to - from));
    }
}
