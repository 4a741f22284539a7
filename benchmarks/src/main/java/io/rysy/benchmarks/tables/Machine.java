package io.rysy.benchmarks.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the figures were taken on. */
final class Machine {

    private static final Path CPU_INFO = Path.of("/proc", "cpuinfo");
    private static final String MODEL = "model name";

    private Machine() {
    }

    static void writeTo(final Json json) {
        json.beginObject("machine").text("cpu", cpu()).number("cores", Runtime.getRuntime().availableProcessors())
            .text("os", System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                + System.getProperty("os.arch"))
            .text("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"))
            .endObject();
    }

    private static String cpu() {
        if (Files.isReadable(CPU_INFO)) {
            try {
                final List<String> lines = Files.readAllLines(CPU_INFO);
                for (final String line : lines) {
                    if (line.startsWith(MODEL)) {
                        return line.substring(line.indexOf(':') + 1).trim();
                    }
                }
            } catch (final IOException e) {
                return "unknown: " + e.getMessage();
            }
        }
        return "unknown";
    }
}
