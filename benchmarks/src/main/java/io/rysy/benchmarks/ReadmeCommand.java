package io.rysy.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
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

    private static final Pattern CHOICE = Pattern.compile(
        "\"regime\":\\s*\"([^\"]*)\",\\s*\"figure\":\\s*\"([^\"]*)\",\\s*\"order\":\\s*\"([^\"]*)\"");

    private static final Pattern BAR = Pattern.compile(
        "\"name\":\\s*\"([^\"]*)\",\\s*\"value\":\\s*([^,]*),\\s*\"min\":\\s*([^,]*),\\s*\"max\":\\s*([^,]*),"
            + "\\s*\"relation\":\\s*\"([^\"]*)\",\\s*\"bound\":\\s*([^,]*),\\s*\"met\":\\s*([^,]*),"
            + "\\s*\"compared\":\\s*\"([^\"]*)\"");

    @Option(names = "--jmh", required = true, paramLabel = "CSV",
        description = "result of: jmh FastSendBenchmark -rf csv -rff CSV; again for other benchmarks")
    private List<Path> jmh;

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
        benchmarks(figures);
        if (tables != null) {
            tables(figures);
        }
        Files.writeString(readme, text.substring(0, begin) + figures + text.substring(end));
        return 0;
    }

    private void fastSend(final StringBuilder out, final List<JmhResult> results) {
        final double direct = results.stream()
            .filter(result -> result.method().equals("directCall"))
            .mapToDouble(JmhResult::score)
            .findFirst()
            .orElse(Double.NaN);
        out.append("\n| the same handler work, reached by | ns a call | ± (99.9 %) | over the direct call |\n")
            .append("|---|---|---|---|\n");
        for (final JmhResult result : results) {
            out.append(String.format(Locale.ROOT, "| `%s` | %.2f | %.2f | %+.2f |%n",
                result.method(), result.score(), result.error(), result.score() - direct));
        }
        out.append('\n');
    }

    /** A table of results: one of their names down, another across. */
    private static void pivot(final StringBuilder out, final String title, final List<JmhResult> results,
        final Function<JmhResult, String> down, final Function<JmhResult, String> across) {
        final Set<String> columns = new LinkedHashSet<>();
        final Map<String, Map<String, String>> rows = new LinkedHashMap<>();
        for (final JmhResult result : results) {
            columns.add(across.apply(result));
            rows.computeIfAbsent(down.apply(result), key -> new LinkedHashMap<>())
                .put(across.apply(result), result.toString());
        }
        out.append(title).append("\n\n| |");
        columns.forEach(column -> out.append(' ').append(column).append(" |"));
        out.append("\n|---|").append("---|".repeat(columns.size())).append('\n');
        rows.forEach((row, cells) -> {
            out.append("| `").append(row).append("` |");
            columns.forEach(column -> out.append(' ').append(cells.getOrDefault(column, "")).append(" |"));
            out.append('\n');
        });
        out.append('\n');
    }

    private void benchmarks(final StringBuilder out) throws IOException {
        final List<JmhResult> all = new ArrayList<>();
        for (final Path file : jmh) {
            all.addAll(JmhResult.read(file));
        }
        final List<JmhResult> fastSend = of("FastSendBenchmark", all);
        if (!fastSend.isEmpty()) {
            fastSend(out, fastSend);
        }
        final List<JmhResult> delivery = of("DeliveryBenchmark", all);
        if (!delivery.isEmpty()) {
            pivot(out, "Each way to deliver a message, uncontended, in nanoseconds (`DeliveryBenchmark`):", delivery,
                result -> result.parameter("operation"), result -> result.parameter("where"));
        }
        final List<JmhResult> chain = of("ChainBenchmark", all);
        if (!chain.isEmpty()) {
            pivot(out, "Chains of calls, in nanoseconds by their depth (`ChainBenchmark`):", chain,
                JmhResult::method, result -> result.parameter("depth"));
        }
        final List<JmhResult> contention = of("ContentionBenchmark", all);
        if (!contention.isEmpty()) {
            pivot(out, "Two threads at one actor, or at one monitor; the work inside and between the calls in tokens of"
                + " about 1.5 ns (`ContentionBenchmark`):", contention,
                result -> result.parameter("contender"),
                result -> (result.mode().equals("thrpt") ? "calls a µs" : "p99 of a call, µs") + ", inside "
                    + result.parameter("inside") + ", between " + result.parameter("outside"));
        }
    }

    private static List<JmhResult> of(final String benchmark, final List<JmhResult> all) {
        return all.stream().filter(result -> result.benchmark().equals(benchmark)).toList();
    }

    private void tables(final StringBuilder out) throws IOException {
        final String json = Files.readString(tables);
        out.append("Round trips in nanoseconds, from `paper-tables`:\n\n")
            .append("| delivery | arm | p50 | p99 | p99.9 | max | amortised | min .. max of the rounds | rounds |\n")
            .append("|---|---|---|---|---|---|---|---|---|\n");
        final Matcher row = ROW.matcher(json);
        while (row.find()) {
            if (!row.group(1).equals("table5")
                && !(row.group(1).equals("table7") && row.group(2).startsWith("grouped"))) {
                continue;
            }
            out.append(String.format(Locale.ROOT, "| %s | %s | %s | %s | %s | %s | %s | %s .. %s | %s |%n",
                row.group(2), row.group(3), row.group(4), row.group(5), row.group(6), row.group(7),
                row.group(8), row.group(10), row.group(11).strip(), row.group(9)));
        }
        out.append("\nThe mailboxes in each regime, the best one first, with its figure in nanoseconds:\n\n")
            .append("| regime | figure | order |\n|---|---|---|\n");
        final Matcher choice = CHOICE.matcher(json);
        while (choice.find()) {
            out.append(String.format("| %s | %s | %s |%n", choice.group(1), choice.group(2), choice.group(3)));
        }
        out.append("\nWhat `paper-tables` holds them against, a ratio being that of two arms in one round:\n\n")
            .append("| | of | measured | min .. max of the rounds | goal | |\n|---|---|---|---|---|---|\n");
        final Matcher bar = BAR.matcher(json);
        while (bar.find()) {
            out.append(String.format("| %s | %s | %s | %s .. %s | %s %s | %s |%n", bar.group(1), bar.group(8),
                bar.group(2), bar.group(3), bar.group(4), bar.group(5), bar.group(6),
                bar.group(7).equals("true") ? "met" : "not met"));
        }
        out.append('\n');
    }
}
