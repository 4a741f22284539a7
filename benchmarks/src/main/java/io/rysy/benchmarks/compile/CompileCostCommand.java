package io.rysy.benchmarks.compile;

import io.rysy.benchmarks.tables.work.Statistics;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Compares the time that a project takes to compile with the time it takes where its stubs are sources already. */
@Command(name = "compile-cost", mixinStandardHelpOptions = true,
    description = "Compiles a project with the processor, and with its stubs as sources: both times, and their ratio.")
public final class CompileCostCommand implements Callable<Integer> {
    private static final double BAR = 1.5;

    @Option(names = "--actors", defaultValue = "1000", description = "how many. Default: ${DEFAULT-VALUE}.")
    private int actors;

    @Option(names = "--handlers", defaultValue = "10", description = "how many each has. Default: ${DEFAULT-VALUE}.")
    private int handlers;

    @Option(names = "--rounds", defaultValue = "3",
        description = "how often each is compiled, in turn. Default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Option(names = "--json", paramLabel = "OUT", description = "where to write the figures")
    private Path json;

    private final List<Double> generating = new ArrayList<>();
    private final List<Double> written = new ArrayList<>();

    /** For the command line. */
    public CompileCostCommand() {
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        final Path work = Files.createTempDirectory("rysy-compile-cost");
        try {
            measure(work);
        } finally {
            delete(work);
        }
        final double ratio = Statistics.median(generating) / Statistics.median(written);
        System.out.printf(Locale.ROOT, "%d actors of %d handlers, %d rounds, JDK %s%n", actors, handlers, rounds,
            System.getProperty("java.version"));
        System.out.println(line("with the processor", generating));
        System.out.println(line("stubs as sources", written));
        System.out.printf(Locale.ROOT, "ratio %.2f, bar %.2f: %s%n", ratio, BAR, ratio <= BAR ? "kept" : "NOT kept");
        if (json != null) {
            Files.writeString(json, String.format(Locale.ROOT,
                "{\"actors\": %d, \"handlers\": %d, \"java\": \"%s\", \"processor\": %s, \"sources\": %s, "
                    + "\"ratio\": %.4f, \"bar\": %.2f}%n", actors, handlers, System.getProperty("java.version"),
                generating, written, ratio, BAR));
        }
        return 0;
    }

    /** What comes first is not counted: it has the files in memory, and makes the stubs of the other arm. */
    private void measure(final Path work) throws IOException, InterruptedException {
        final Path sources = work.resolve("sources");
        final Path stubs = Files.createDirectories(work.resolve("stubs"));
        new Project(actors, handlers).writeTo(sources);
        compile(work, stubs.toString(), sources);
        for (int round = 1; round <= rounds; round++) {
            System.err.printf("round %d of %d%n", round, rounds);
            final Path generated = Files.createDirectories(work.resolve("generated"));
            generating.add(compile(work, generated.toString(), sources));
            delete(generated);
            written.add(compile(work, "none", sources, stubs));
        }
    }

    /** Compiles in a JVM of its own: the milliseconds from the first call of the compiler to its end. */
    private static double compile(final Path work, final String generated, final Path... roots)
        throws IOException, InterruptedException {
        final Path classes = Files.createDirectories(work.resolve("classes"));
        final List<String> command = new ArrayList<>(List.of(
            ProcessHandle.current().info().command().orElse("java"), "-cp", System.getProperty("java.class.path"),
            Compile.class.getName(), classes.toString(), generated));
        Stream.of(roots).map(Path::toString).forEach(command::add);
        final Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        final String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("the project does not compile:\n" + output);
        }
        delete(classes);
        final List<String> lines = output.lines().collect(Collectors.toList());
        return Long.parseLong(lines.get(lines.size() - 1)) / 1e6;
    }

    private static String line(final String arm, final List<Double> millis) {
        return String.format(Locale.ROOT, "%-20s median %8.0f ms, %8.0f .. %8.0f", arm, Statistics.median(millis),
            Statistics.quantile(millis, 0), Statistics.quantile(millis, 1));
    }

    private static void delete(final Path root) throws IOException {
        final List<Path> files;
        try (Stream<Path> tree = Files.walk(root)) {
            files = tree.sorted(Comparator.reverseOrder()).collect(Collectors.toList());
        }
        for (final Path file : files) {
            Files.delete(file);
        }
    }
}
