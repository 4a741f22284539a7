package io.rysy.benchmarks.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Runs the soak: phases of 1 to 8 and of 50 threads, in turn. Exits with 1 where anything was lost, doubled,
 * overtaken, falsely refused or miscounted, or where nothing happened for half a minute.
 */
@Command(name = "soak", mixinStandardHelpOptions = true,
    description = "Does all that can be done to actors, by many threads, and accounts for every message.")
public final class SoakCommand implements Callable<Integer> {

    @Option(names = "--minutes", defaultValue = "10", description = "How long, in all. Default: ${DEFAULT-VALUE}.")
    private double minutes;

    @Option(names = "--seed", description = "What the choices of each thread are drawn from. Default: by chance.")
    private Long seed;

    @Option(names = "--threads", split = ",", defaultValue = "1,2,3,4,5,6,7,8,50",
        description = "How many threads drive each phase. Default: ${DEFAULT-VALUE}.")
    private List<Integer> threads = List.of();

    @Option(names = "--json", description = "Where to write the result as JSON.")
    private Path json;

    private final List<PhaseResult> results = new ArrayList<>();

    /** For the command line. */
    public SoakCommand() {
    }

    @Override
    public Integer call() throws InterruptedException {
        final long drawnFrom = seed != null ? seed : System.nanoTime();
        final SplittableRandom random = new SplittableRandom(drawnFrom);
        System.out.printf(Locale.ROOT, "soak: %s minutes, --seed %d, JDK %s, %d processors%n", minutes, drawnFrom,
            System.getProperty("java.version"), Runtime.getRuntime().availableProcessors());
        final long nanos = Math.round(minutes * 60e9 / threads.size());
        for (int i = 0; i < threads.size(); i++) {
            final PhaseResult result =
                new Phase(i, threads.get(i), nanos, random.split()).run(() -> writeJson(drawnFrom, true));
            results.add(result);
            System.out.println(result.text());
            result.faults().forEach(fault -> System.out.println("    " + fault));
        }
        writeJson(drawnFrom, false);
        final boolean failed = results.stream().anyMatch(result -> result.faultCount() != 0);
        System.out.println(failed ? "FAILED" : "passed: all that was sent was handled, once and in order");
        return failed ? 1 : 0;
    }

    private void writeJson(final long drawnFrom, final boolean hung) {
        if (json == null) {
            return;
        }
        final StringBuilder text = new StringBuilder(String.format(Locale.ROOT,
            "{\"minutes\": %s, \"seed\": %d, \"java\": \"%s\", \"processors\": %d, \"hung\": %b, \"phases\": [",
            minutes, drawnFrom, System.getProperty("java.version"), Runtime.getRuntime().availableProcessors(), hung));
        for (int i = 0; i < results.size(); i++) {
            text.append(i == 0 ? "\n  " : ",\n  ").append(results.get(i).json());
        }
        try {
            Files.writeString(json, text.append("\n]}\n"));
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
