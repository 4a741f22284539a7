package io.rysy.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class MainTest {
    private final PrintStream realOut = System.out;
    private final PrintStream realErr = System.err;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    @BeforeEach
    void catchOutput() {
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @AfterEach
    void restoreOutput() {
        System.setOut(realOut);
        System.setErr(realErr);
    }

    @Test
    void theQuickstartShowsBothWaysToReachAnActor() {
        assertThat(Main.run("quickstart")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualToNormalizingNewlines("""
            best bid, asked behind the bids in the mailbox: 101
            best bid, called on this thread: 102
            """);
    }

    @Test
    void theDoublesShowOneStrategyWithTwoExchanges() {
        assertThat(Main.run("doubles")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualToNormalizingNewlines("""
            to the exchange: buy 1 at 100, order 1
            to the exchange: buy 1 at 101, order 2
            the real gateway: Position[lots=1, cost=100, refused=0]
            the simulated exchange: Position[lots=1, cost=99, refused=1]
            """);
    }

    @Test
    void aRunWritesBooksTopsCountsAndLatencies() throws IOException {
        final Path books = folder.resolve("books.csv");
        final Path tops = folder.resolve("tops.csv");
        final Path json = folder.resolve("run.json");

        final int code = Main.run("tick-to-book", "--transport", "direct", "--mode", "two-stage", "--books",
            books.toString(), "--tob", tops.toString(), "--json", json.toString());

        assertThat(code).isZero();
        assertThat(Files.readAllLines(books)).hasSize(8 * 24)
            .allMatch(line -> line.matches("310,100\\d,[01EF],\\d+,\\d+,\\d+,\\d*"));
        assertThat(Files.readAllLines(tops)).isNotEmpty()
            .allMatch(line -> line.matches("310,\\d+,\\d{19},100\\d,\\d+,\\d+,\\d+,\\d+"));
        assertThat(Files.readString(json)).contains("\"mode\": \"two-stage\"", "\"transport\": \"direct\"",
            "\"packets\": ", "\"messages\": ", "\"entries\": ", "\"duplicates\": ", "\"gaps\": 0",
            "\"decodeErrors\": 0", "\"ordersSent\": ", "\"ordersReceived\": ", "\"latency\": ", "\"p99.99\": ");
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("socket read to book published",
            "socket read to trade published", "socket read to order written");
    }

    @Test
    void theSameSessionDirectTwiceGivesTheSameFiles() throws IOException {
        final Path first = folder.resolve("first.csv");
        final Path second = folder.resolve("second.csv");
        Main.run("tick-to-book", "--transport", "direct", "--tob", first.toString());
        Main.run("tick-to-book", "--transport", "direct", "--mode", "two-stage", "--tob", second.toString());

        assertThat(first).hasSameTextualContentAs(second);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "",
        "nonsense",
        "tick-to-book --nonsense",
        "tick-to-book extra",
        "tick-to-book --mode three-stage",
        "tick-to-book --mode ONE_THREAD",
        "tick-to-book --transport UDP",
        "tick-to-book --capture=",
        "tick-to-book --books=",
        "tick-to-book --transport pigeon",
        "tick-to-book --speed 0",
        "tick-to-book --speed NaN",
        "tick-to-book --speed fast",
        "tick-to-book --speed",
        "tick-to-book --capture none.pcap",
        "tick-to-book --capture .",
        "tick-to-book --capture pom.xml",
        "tick-to-book --books no/such/folder/books.csv",
        "tick-to-book --json src"})
    void badArgumentsAndFilesEndWithTwoAndOneLine(final String args) {
        assertThat(Main.run(args.isEmpty() ? new String[0] : args.split(" "))).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8).lines()).hasSize(1).noneMatch(String::isBlank);
        assertThat(out.size()).isZero();
    }

    @Test
    void anEmptyAndATruncatedCaptureEndWithTwoAndOneLine() throws IOException {
        final Path capture = folder.resolve("capture.pcap");
        Files.createFile(capture);
        assertThat(Main.run("tick-to-book", "--capture", capture.toString())).isEqualTo(2);

        Files.write(capture, new byte[] {(byte) 0xD4, (byte) 0xC3, (byte) 0xB2, (byte) 0xA1, 2, 0});
        assertThat(Main.run("tick-to-book", "--capture", capture.toString())).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8).lines()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--books", "--tob", "--json"})
    void aCaptureIsNotWrittenOver(final String output) throws IOException {
        final Path capture = Files.write(folder.resolve("own.pcap"), new byte[] {1, 2, 3});
        final Path link = Files.createLink(folder.resolve("hard.pcap"), capture);
        final Path symbolic = Files.createSymbolicLink(folder.resolve("symbolic.pcap"), capture);

        for (final Path name : List.of(capture, link, symbolic, folder.resolve(".").resolve("own.pcap"))) {
            err.reset();
            assertThat(Main.run("tick-to-book", "--capture", capture.toString(), output, name.toString())).isEqualTo(2);
            assertThat(err.toString(StandardCharsets.UTF_8).lines()).containsExactly(
                "--capture and " + output + " name the same file, " + name + ": give each its own");
        }
        assertThat(capture).hasBinaryContent(new byte[] {1, 2, 3});
    }

    @ParameterizedTest
    @CsvSource({"--books, --tob", "--books, --json", "--tob, --json"})
    void twoOutputsAreNotOneFile(final String one, final String other) throws IOException {
        final Path target = folder.resolve("out.csv");
        final Path folderByLink = Files.createSymbolicLink(folder.resolve("link"), folder);

        final int code = Main.run("tick-to-book", "--transport", "direct", other, target.toString(), one,
            folderByLink.resolve("out.csv").toString());

        assertThat(code).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).startsWith(one + " and " + other + " name the same file, ");
        assertThat(target).doesNotExist();
    }

    @Test
    void aDeviceMayBeNamedTwice() {
        final Path nowhere = Path.of("/dev/null");
        assumeThat(nowhere).exists();

        assertThat(Main.run("tick-to-book", "--transport", "direct", "--books", nowhere.toString(), "--tob",
            nowhere.toString())).isZero();
    }

    @Test
    void helpEndsWithZero() {
        assertThat(Main.run("tick-to-book", "--help")).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("one-thread, two-stage", "default: 10 for udp");
    }
}
