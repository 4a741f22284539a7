package io.rysy.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A row of a result that JMH wrote as CSV.
 *
 * @param benchmark  the simple name of the class
 * @param method     the method
 * @param mode       {@code avgt}, {@code thrpt} or {@code sample}
 * @param score      the figure
 * @param error      half of its interval at 99.9 %; not a number where there is none
 * @param parameters the parameters by name
 */
record JmhResult(
    String benchmark, String method, String mode, double score, double error, Map<String, String> parameters) {

    private static final String P99 = ":p0.99";

    /** Reads the figures of a file, and of those that are percentiles the 99th. */
    static List<JmhResult> read(final Path file) throws IOException {
        final List<String> lines = Files.readAllLines(file);
        final List<String> header = cells(lines.get(0));
        final List<JmhResult> results = new ArrayList<>();
        for (final String line : lines.subList(1, lines.size())) {
            final List<String> cells = cells(line);
            final String name = cells.get(header.indexOf("Benchmark"));
            final String mode = cells.get(header.indexOf("Mode"));
            // Metrics of profilers, and percentiles, stand in rows of their own, behind a colon.
            if (mode.equals("sample") ? name.endsWith(P99) : !name.contains(":")) {
                results.add(of(name.replace(P99, ""), mode, header, cells));
            }
        }
        return results;
    }

    private static JmhResult of(
        final String name, final String mode, final List<String> header, final List<String> cells) {
        final Map<String, String> parameters = new LinkedHashMap<>();
        for (int i = 0; i < header.size(); i++) {
            if (header.get(i).startsWith("Param: ")) {
                parameters.put(header.get(i).substring("Param: ".length()), cells.get(i));
            }
        }
        // With percentiles, the method is followed by its own name again.
        final String[] parts = name.replaceFirst(":.*", "").split("\\.");
        return new JmhResult(parts[parts.length - 2], parts[parts.length - 1], mode,
            Double.parseDouble(cells.get(header.indexOf("Score"))),
            Double.parseDouble(cells.get(header.indexOf("Score Error (99.9%)"))),
            parameters);
    }

    private static List<String> cells(final String line) {
        return List.of(line.replace("\"", "").split(",", -1));
    }

    String parameter(final String name) {
        return parameters.get(name);
    }

    /** The figure as a table shows it. */
    @Override
    public String toString() {
        return Double.isNaN(error)
            ? String.format(Locale.ROOT, "%.2f", score)
            : String.format(Locale.ROOT, "%.2f ± %.2f", score, error);
    }
}
