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
}
