package io.rysy.benchmarks.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the paper's tables: arm by arm, round by round, each in a JVM of its own. */
@Command(name = "paper-tables", mixinStandardHelpOptions = true,
    description = "Measures the tables of the kaspar-hft study, beside other queues and the machine's floors.")
public final class PaperTables implements Callable<Integer> {

    private static final int ROUNDS = 5;
    private static final int SWINGING_ROUNDS = 10;

    @Option(names = "--json", required = true, paramLabel = "OUT",
        description = "where to write the figures; a chart is written beside them, with the ending .svg")
    private Path json;

    @Option(names = "--quick", description = "one short round: to see that it works, not for figures")
    private boolean quick;

    @Option(names = "--only", paramLabel = "TEXT", defaultValue = "",
        description = "only arms whose table/row/arm contains this")
    private String only;

    @Override
    public Integer call() throws IOException, InterruptedException {
        final List<Arm> arms = Catalog.arms().stream().filter(arm -> arm.id().contains(only))
            .collect(Collectors.toList());
        final Map<String, Row> rows = new LinkedHashMap<>();
        arms.forEach(arm -> rows.put(arm.id(), new Row(arm)));
        measure(arms, rows);
        final List<Bar> bars = Bars.of(rows);
        Files.writeString(json, toJson(rows, bars));
        Files.writeString(beside(json), Chart.of(rows.values()));
        System.out.print(TextReport.of(rows.values(), bars, Choice.of(rows.values())));
        final boolean complete = rows.values().stream().allMatch(row -> row.rounds() > 0);
        return complete ? 0 : 1;
    }

    private void measure(final List<Arm> arms, final Map<String, Row> rows) throws InterruptedException {
        final Fork fork = new Fork(quick);
        final QuietFork quiet = quick ? null : new QuietFork(fork);
        final int last = quick ? 1 : SWINGING_ROUNDS;
        for (int round = 1; round <= last; round++) {
            for (final Arm arm : arms) {
                if (arm.swings() || round <= ROUNDS) {
                    System.err.printf("round %d of %d: %s%n", round, last, arm.id());
                    try {
                        rows.get(arm.id()).add(round, quick ? fork.run(arm) : quiet.run(arm));
                    } catch (final IOException e) {
                        // The round is left out: the row says how many it has.
                        System.err.println(e.getMessage());
                    }
                }
            }
        }
    }

    private String toJson(final Map<String, Row> rows, final List<Bar> bars) {
        final Json out = new Json(false);
        out.beginObject().flag("quick", quick);
        Machine.writeTo(out);
        out.beginArray("rows");
        rows.values().forEach(row -> row.writeTo(out));
        out.endArray().beginArray("bars");
        bars.forEach(bar -> bar.writeTo(out));
        out.endArray().beginArray("selection");
        Choice.of(rows.values()).forEach(choice -> choice.writeTo(out));
        out.endArray().endObject();
        return out + "\n";
    }

    private static Path beside(final Path file) {
        final String name = file.getFileName().toString().replaceFirst("\\.json$", "");
        return file.resolveSibling(name + ".svg");
    }
}
