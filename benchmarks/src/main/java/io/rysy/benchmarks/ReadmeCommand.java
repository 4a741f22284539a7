package io.rysy.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Puts measured figures into the README, between its two marks: figures are never written there by hand. */
@Command(name = "readme", mixinStandardHelpOptions = true,
    description = "Writes the figures of earlier runs into the README, between its marks.")
public final class ReadmeCommand implements Callable<Integer> {

    private static final String BEGIN = "<!-- figures: begin -->";
    private static final String END = "<!-- figures: end -->";

    private static final Pattern ROW = Pattern.compile(
        "\"table\":\\s*\"([^\"]*)\",\\s*\"row\":\\s*\"([^\"]*)\",\\s*\"arm\":\\s*\"([^\"]*)\".*?"
            + "\"p50\":\\s*([^,]*),\\s*\"p99\":\\s*([^,]*),\\s*\"p999\":\\s*([^,]*),\\s*\"p9999\":\\s*[^,]*,"
            + "\\s*\"max\":\\s*([^,]*),\\s*\"amortised\":\\s*([^,]*),.*?\"rounds\":\\s*(\\d+).*?"
            + "\"spread\":\\s*\\{\\s*\"amortised\":\\s*\\{\\s*\"min\":\\s*([^,]*),.*?\"max\":\\s*([^,}]*)\\}",
        Pattern.DOTALL);

    @Option(names = "--jmh", required = true, paramLabel = "CSV",
        description = "result of: jmh FastSendBenchmark -rf csv -rff CSV")
    private Path jmh;

    @Option(names = "--tables", paramLabel = "JSON", description = "result of: paper-tables --json JSON")
    private Path tables;

    @Option(names = "--readme", required = true, paramLabel = "FILE", description = "the README to change")
    private Path readme;

    @Override
    public Integer call() throws IOException {
        final String text = Files.readString(readme);
        final int begin = text.indexOf(BEGIN);
        final int end = text.indexOf(END);
        if (begin < 0 || end < begin) {
            System.err.println(readme + " lacks the marks " + BEGIN + " and " + END);
            return 2;
        }
        final StringBuilder figures = new StringBuilder(BEGIN).append('\n');
        fastSend(figures);
        if (tables != null) {
            tables(figures);
        }
        Files.writeString(readme, text.substring(0, begin) + figures + text.substring(end));
        return 0;
    }

    private void fastSend(final StringBuilder out) throws IOException {
        final List<String[]> rows = new ArrayList<>();
        for (final String line : Files.readAllLines(jmh)) {
            final String[] columns = line.replace("\"", "").split(",");
            // With a profiler, its metrics stand in rows of their own, behind a colon.
            if (columns[0].contains("FastSendBenchmark.") && !columns[0].contains(":")) {
                rows.add(columns);
            }
        }
        double direct = Double.NaN;
        for (final String[] row : rows) {
            if (row[0].endsWith(".directCall")) {
                direct = Double.parseDouble(row[4]);
            }
        }
        out.append("\n| the same handler work, reached by | ns a call | ± (99.9 %) | over the direct call |\n")
            .append("|---|---|---|---|\n");
        for (final String[] row : rows) {
            final double score = Double.parseDouble(row[4]);
            out.append(String.format(Locale.ROOT, "| `%s` | %.2f | %.2f | %+.2f |%n",
                row[0].substring(row[0].lastIndexOf('.') + 1), score, Double.parseDouble(row[5]), score - direct));
        }
        out.append('\n');
    }

    private void tables(final StringBuilder out) throws IOException {
        out.append("Round trips in nanoseconds, from `paper-tables`:\n\n")
            .append("| delivery | arm | p50 | p99 | p99.9 | max | amortised | min .. max of the rounds | rounds |\n")
            .append("|---|---|---|---|---|---|---|---|---|\n");
        final Matcher row = ROW.matcher(Files.readString(tables));
        while (row.find()) {
            if (!row.group(1).equals("table5") && !row.group(2).equals("grouped")) {
                continue;
            }
            out.append(String.format(Locale.ROOT, "| %s | %s | %s | %s | %s | %s | %s | %s .. %s | %s |%n",
                row.group(2), row.group(3), row.group(4), row.group(5), row.group(6), row.group(7),
                row.group(8), row.group(10), row.group(11).strip(), row.group(9)));
        }
        out.append('\n');
    }
}
