package io.rysy.benchmarks.tables;

import io.rysy.benchmarks.quiet.Quiet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
    private static final int SPINNING_ROUNDS = 10;
    private static final int TRIES = 3;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

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
        final Quiet machine = quick ? null : Quiet.learn();
        final int last = quick ? 1 : SPINNING_ROUNDS;
        for (int round = 1; round <= last; round++) {
            for (final Arm arm : arms) {
                if (arm.spinning() || round <= ROUNDS) {
                    System.err.printf("round %d of %d: %s%n", round, last, arm.id());
                    measure(fork, machine, arm, rows.get(arm.id()));
                }
            }
        }
    }

    /**
     * A round is taken again where the machine was not quiet before it and after it, three times at most; the last one
     * counts, and the row says how many of its rounds are such. One that fails is told and left out; the row says how
     * many it has.
     */
    private static void measure(final Fork fork, final Quiet machine, final Arm arm, final Row row)
        throws InterruptedException {
        for (int left = TRIES; left > 0; left--) {
            boolean quiet = machine == null || machine.await(PATIENCE);
            final Map<String, Double> figures;
            try {
                figures = fork.run(arm);
            } catch (final IOException e) {
                System.err.println(e.getMessage());
                return;
            }
            quiet &= machine == null || machine.isNow();
            if (quiet || left == 1) {
                figures.put(Row.DISTURBED, quiet ? 0.0 : 1.0);
                row.add(figures);
                return;
            }
            System.err.println("the machine was not quiet: once more");
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
