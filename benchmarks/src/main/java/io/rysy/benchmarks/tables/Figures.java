package io.rysy.benchmarks.tables;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Figures by name, as one line of JSON from one process to another. */
final class Figures {

    private static final Pattern FIGURE = Pattern.compile("\"(\\w+)\":(-?[0-9.Ee+-]+)");

    private Figures() {
    }

    static String toJson(final Map<String, Double> figures) {
        final Json json = new Json(true);
        json.beginObject();
        figures.forEach(json::number);
        return json.endObject().toString();
    }

    /** The figures of such a line; none where it is another line. */
    static Map<String, Double> fromJson(final String line) {
        final Map<String, Double> figures = new TreeMap<>();
        if (line.startsWith("{\"") && line.endsWith("}")) {
            final Matcher matcher = FIGURE.matcher(line);
            while (matcher.find()) {
                figures.put(matcher.group(1), Double.valueOf(matcher.group(2)));
            }
        }
        return figures;
    }
}
