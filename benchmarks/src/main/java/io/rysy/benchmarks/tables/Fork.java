package io.rysy.benchmarks.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs one arm in a JVM of its own. */
final class Fork {

    private static final int SECONDS = 90;

    private final boolean quick;

    Fork(final boolean quick) {
        this.quick = quick;
    }

    /** The figures of the arm, with the pauses of its collector. */
    Map<String, Double> run(final Arm arm) throws IOException, InterruptedException {
        final Path gcLog = Files.createTempFile("rysy-gc", ".log");
        final Path output = Files.createTempFile("rysy-arm", ".out");
        try {
            final Process process = new ProcessBuilder(command(arm, gcLog)).redirectErrorStream(true)
                .redirectOutput(output.toFile()).start();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                throw new IOException(arm.id() + " did not end within " + SECONDS + " seconds:\n" + tail(output));
            }
            final Map<String, Double> figures = figures(output);
            if (process.exitValue() != 0 || figures.isEmpty()) {
                throw new IOException(arm.id() + " failed:\n" + tail(output));
            }
            GcLog.addTo(figures, Files.readAllLines(gcLog));
            return figures;
        } finally {
            Files.deleteIfExists(gcLog);
            Files.deleteIfExists(output);
        }
    }

    /** The same java, the same jar; the flag is for Agrona's queues, and is the manifest's where -jar is used. */
    private List<String> command(final Arm arm, final Path gcLog) {
        final List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.add("--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED");
        command.addAll(arm.flags());
        command.add("-Xlog:gc:file=" + gcLog + ":uptime");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add("io.rysy.benchmarks.Main");
        command.add("paper-tables-arm");
        if (quick) {
            command.add("--quick");
        }
        command.add(arm.id());
        return command;
    }

    private static Map<String, Double> figures(final Path output) throws IOException {
        final List<String> lines = Files.readAllLines(output);
        return lines.isEmpty() ? Map.of() : Figures.fromJson(lines.get(lines.size() - 1));
    }

    private static String tail(final Path output) throws IOException {
        final List<String> lines = Files.readAllLines(output);
        return String.join("\n", lines.subList(Math.max(0, lines.size() - 20), lines.size()));
    }
}
