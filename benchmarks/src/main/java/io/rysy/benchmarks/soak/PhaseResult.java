package io.rysy.benchmarks.soak;

import java.util.List;
import java.util.Locale;

/**
 * What was seen in one phase.
 *
 * @param threads      how many threads drove it
 * @param seconds      how long it took until all was quiet
 * @param operations   how many operations there were, refused ones included
 * @param handled      how many handlers ran
 * @param replies      how many replies came to recipients and askers
 * @param outcomes     how often each {@link Outcome} was seen
 * @param maxWaitNanos how long a caller waited for its handler to begin, at most
 * @param faultCount   how many things were seen that must not happen
 * @param faults       the first of them
 */
record PhaseResult(int threads, double seconds, long operations, long handled, long replies, long[] outcomes,
    long maxWaitNanos, long faultCount, List<String> faults) {

    long count(final Outcome outcome) {
        return outcomes[outcome.ordinal()];
    }

    long perSecond() {
        return Math.round(operations / seconds);
    }

    String text() {
        final StringBuilder text = new StringBuilder(String.format(Locale.ROOT,
            "%2d threads %7.1f s %,13d operations %,11d/s  handled %,d, replies %,d, max wait %.1f ms,",
            threads, seconds, operations, perSecond(), handled, replies, maxWaitNanos / 1e6));
        for (final Outcome outcome : Outcome.ALL) {
            text.append(' ').append(outcome).append(' ').append(count(outcome));
        }
        text.append(faultCount == 0 ? "" : ", FAULTS " + faultCount);
        return text.toString();
    }

    String json() {
        final StringBuilder json = new StringBuilder(String.format(Locale.ROOT,
            "{\"threads\": %d, \"seconds\": %.3f, \"operations\": %d, \"operationsPerSecond\": %d, \"handled\": %d, "
                + "\"replies\": %d, \"maxWaitNanos\": %d",
            threads, seconds, operations, perSecond(), handled, replies, maxWaitNanos));
        for (final Outcome outcome : Outcome.ALL) {
            json.append(", \"").append(outcome.name().toLowerCase(Locale.ROOT)).append("\": ").append(count(outcome));
        }
        json.append(", \"faultCount\": ").append(faultCount).append(", \"faults\": [");
        for (int i = 0; i < faults.size(); i++) {
            json.append(i == 0 ? "" : ", ").append(quoted(faults.get(i)));
        }
        return json.append("]}").toString();
    }

    private static String quoted(final String text) {
        final StringBuilder quoted = new StringBuilder("\"");
        for (final char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
