package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.book.BooksCsv;
import io.rysy.samples.ticktobook.latency.Json;
import io.rysy.samples.ticktobook.net.Pacer;
import io.rysy.samples.ticktobook.session.CaptureSource;
import io.rysy.samples.ticktobook.session.GeneratedSource;
import io.rysy.samples.ticktobook.session.Session;
import io.rysy.samples.ticktobook.session.SessionScan;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command that plays a session of market data to the actors and tells how long they took. */
@Command(name = "tick-to-book", mixinStandardHelpOptions = true, sortOptions = false,
    description = "From market data to books and orders, by actors, with a latency table.")
public final class TickToBook implements Callable<Integer> {
    private static final double UDP_SPEED = 10;
    private static final long SEED = 1;
    private static final long PACKETS = 20_000;

    @Option(names = "--capture", paramLabel = "FILE",
        description = "a pcap or pcapng file; without it, a session is made up, the same each time")
    private Path capture;

    @Option(names = "--mode", paramLabel = "MODE", defaultValue = "one-thread", converter = Mode.Word.class,
        description = "${COMPLETION-CANDIDATES}: whether sockets and books share a thread, or each datagram crosses"
            + " from one to the other (default: ${DEFAULT-VALUE})")
    private Mode mode;

    @Option(names = "--transport", paramLabel = "TRANSPORT", defaultValue = "udp", converter = Transport.Word.class,
        description = "${COMPLETION-CANDIDATES}: loopback sockets, or none, which is the same on every run"
            + " (default: ${DEFAULT-VALUE})")
    private Transport transport;

    @Option(names = "--speed", paramLabel = "1|N|max", converter = Speed.class,
        description = "the recorded pace, a multiple of it, or as fast as the readers read (default: 10 for udp, max"
            + " for direct)")
    private Double speed;

    @Option(names = "--books", paramLabel = "OUT.csv", description = "write the final books")
    private Path books;

    @Option(names = "--tob", paramLabel = "OUT.csv",
        description = "write tops of books at the end of each event, by security id")
    private Path tops;

    @Option(names = "--json", paramLabel = "OUT.json", description = "write counts and latencies")
    private Path json;

    @Spec
    private CommandSpec spec;

    /**
     * Plays the session.
     *
     * @return 0
     * @throws Exception an {@link IOException} whose message is one line for the user, or what went wrong otherwise
     */
    @Override
    public Integer call() throws Exception {
        Outputs.requireApart(files());
        final Session session = capture == null
            ? () -> new GeneratedSource(SEED, PACKETS)
            : () -> new CaptureSource(capture);
        final SessionScan scan = SessionScan.of(session);
        try (Outputs outputs = new Outputs()) {
            final Writer booksOut = outputs.open(books);
            final Writer jsonOut = outputs.open(json);
            final Writer topsOut = outputs.open(tops);
            final TopRecorder recorder = tops == null ? TopRecorder.NONE : new TopFile(topsOut);
            final RunReport report = new Run(session, scan, mode, transport, new Pacer(speed()), recorder).run();
            BooksCsv.write(report.books(), booksOut);
            jsonOut.write(Json.write(values(report)));
            spec.commandLine().getOut().print(report.text());
            spec.commandLine().getOut().flush();
        }
        return 0;
    }

    private Map<String, Path> files() {
        final Map<String, Path> files = new LinkedHashMap<>();
        files.put("--capture", capture);
        files.put("--books", books);
        files.put("--tob", tops);
        files.put("--json", json);
        files.values().removeIf(Objects::isNull);
        return files;
    }

    private double speed() {
        if (speed != null) {
            return speed;
        }
        return transport == Transport.UDP ? UDP_SPEED : Pacer.UNPACED;
    }

    private Map<String, Object> values(final RunReport report) {
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("mode", mode.toString());
        values.put("transport", transport.toString());
        values.putAll(report.counts());
        values.put("instrumentGaps", report.instrumentGaps());
        values.put("latency", report.latency().values());
        return values;
    }
}
