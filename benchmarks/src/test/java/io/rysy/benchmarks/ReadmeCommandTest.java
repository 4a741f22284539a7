package io.rysy.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What the command writes into the README. */
class ReadmeCommandTest {

    private static final String HEADER = "\"Benchmark\",\"Mode\",\"Threads\",\"Samples\",\"Score\","
        + "\"Score Error (99.9%)\",\"Unit\"";

    @TempDir
    private Path directory;

    @Test
    void putsTheFiguresBetweenTheMarks() throws IOException {
        final Path fast = Files.writeString(directory.resolve("fast.csv"), HEADER + """

            "a.FastSendBenchmark.directCall","avgt",1,15,2.000000,0.100000,"ns/op"
            "a.FastSendBenchmark.directCall:gc.count","avgt",1,15,0.000000,NaN,"counts"
            "a.FastSendBenchmark.inGroup","avgt",1,15,3.500000,0.200000,"ns/op"
            """);
        final Path contention = Files.writeString(directory.resolve("contention.csv"), HEADER
            + """
            ,"Param: contender","Param: inside","Param: outside"
            "a.ContentionBenchmark.call","thrpt",2,15,5.000000,0.500000,"ops/us",SPIN,10,200
            "a.ContentionBenchmark.call","sample",2,99,0.700000,0.100000,"us/op",SPIN,10,200
            "a.ContentionBenchmark.call:p0.99","sample",2,99,0.900000,NaN,"us/op",SPIN,10,200
            """);
        final Path readme = Files.writeString(directory.resolve("README.md"),
            "before\n<!-- figures: begin -->\nold\n<!-- figures: end -->\nafter\n");

        final int exit = new CommandLine(new ReadmeCommand()).execute("--jmh", fast.toString(),
            "--jmh", contention.toString(), "--readme", readme.toString());

        assertThat(exit).isZero();
        assertThat(readme).content()
            .startsWith("before\n").endsWith("<!-- figures: end -->\nafter\n").doesNotContain("old")
            .contains("| `directCall` | 2.00 | 0.10 | +0.00 |\n| `inGroup` | 3.50 | 0.20 | +1.50 |\n")
            .contains("| | calls a µs, inside 10, between 200 | p99 of a call, µs, inside 10, between 200 |\n")
            .contains("| `SPIN` | 5.00 ± 0.50 | 0.90 |\n");
    }

    @Test
    void putsTheTablesAndTheirBarsThere() throws IOException {
        final Path jmh = Files.writeString(directory.resolve("none.csv"), HEADER + "\n");
        final Path tables = Files.writeString(directory.resolve("tables.json"), """
            {"rows": [{
                "table": "table5", "row": "spinning", "arm": "Rysy", "unit": "ns", "sample": "round trip",
                "p50": 1, "p99": 2, "p999": 3, "p9999": 4, "max": 5, "amortised": 6, "rounds": 10,
                "spread": {"amortised": {"min": 7, "q1": 8, "q3": 9, "max": 11}, "p50": {"min": 0, "max": 0}}
            }],
            "bars": [
                {"name": "to the floor", "value": 1.2, "min": 1.1, "max": 1.9, "relation": "<=", "bound": 1.5,
                "met": true, "compared": "amortised, ratio"},
                {"name": "to a peer", "value": 0.8, "min": 0.7, "max": 0.9, "relation": ">=", "bound": 1,
                "met": false, "compared": "throughput"}
            ],
            "selection": [{"regime": "burst", "figure": "p99", "order": "SHARDED 1, BLOCKING 2"}]}
            """);
        final Path readme = Files.writeString(directory.resolve("README.md"),
            "<!-- figures: begin -->\n<!-- figures: end -->\n");

        final int exit = new CommandLine(new ReadmeCommand()).execute("--jmh", jmh.toString(),
            "--tables", tables.toString(), "--readme", readme.toString());

        assertThat(exit).isZero();
        assertThat(readme).content()
            .contains("| spinning | Rysy | 1 | 2 | 3 | 5 | 6 | 7 .. 11 | 10 |\n")
            .contains("| burst | p99 | SHARDED 1, BLOCKING 2 |\n")
            .contains("| to the floor | amortised, ratio | 1.2 | 1.1 .. 1.9 | <= 1.5 | met |\n")
            .contains("| to a peer | throughput | 0.8 | 0.7 .. 0.9 | >= 1 | not met |\n");
    }
}
