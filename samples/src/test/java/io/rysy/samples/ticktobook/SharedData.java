package io.rysy.samples.ticktobook;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

/**
 * The recorded market data that lies beside a clone of the project, or where {@code -Drysy.data} says. It is never part
 * of the project; where it is missing, tests that need it are skipped.
 */
public final class SharedData {
    /** Channel 320 on both feeds, schema 8; a pcapng file, despite its name. */
    public static final String FX_V8 = "v1.8.Cme.Mdp3.Sbe.v8.1.Example.pcap";
    /** The same session in the form of schema 9. */
    public static final String FX_V9 = "fx320-as-v9.pcap";
    /** A few packets of nine channels, with losses on one feed. */
    public static final String NINE_CHANNELS = "v1.9.Cme.Mdp3.Sbe.v9.1.Example.pcap";

    private static final Path ROOT = Path.of(System.getProperty("rysy.data", "../../shared/data"), "cme");

    private SharedData() {
    }

    /** A capture; skips the test where there is none. */
    public static Path capture(final String name) {
        return present(ROOT.resolve("captures").resolve(name));
    }

    /** The entries that a capture is known to hold; skips the test where there are none. */
    public static List<String> golden(final String name) throws IOException {
        final Path file = present(ROOT.resolve("golden").resolve(name + ".entries.csv.gz"));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
            new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            return lines.lines().toList();
        }
    }

    /** Lines of name, tabulator, packet in hexadecimal digits; skips the test where there are none. */
    public static List<String> vectors(final String name) throws IOException {
        return Files.readAllLines(present(ROOT.resolve("vectors").resolve(name)));
    }

    private static Path present(final Path file) {
        assumeTrue(Files.exists(file), () -> "no recorded market data at " + file);
        return file;
    }
}
