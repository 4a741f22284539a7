package io.rysy.benchmarks.delivery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * How often the threads of this process gave up their core to wait for something, as Linux counts it. On other
 * systems there is no such count, and it stays 0.
 */
final class ContextSwitches {

    private static final Path TASKS = Path.of("/proc/self/task");
    private static final String COUNT = "voluntary_ctxt_switches:";

    private ContextSwitches() {
    }

    static boolean areCounted() {
        return Files.isDirectory(TASKS);
    }

    /** The voluntary context switches of all threads that are alive. */
    static long voluntary() throws IOException {
        if (!areCounted()) {
            return 0L;
        }
        final List<Path> tasks;
        try (Stream<Path> all = Files.list(TASKS)) {
            tasks = all.toList();
        }
        long sum = 0;
        for (final Path task : tasks) {
            sum += voluntary(task);
        }
        return sum;
    }

    private static long voluntary(final Path task) throws IOException {
        try {
            for (final String line : Files.readAllLines(task.resolve("status"))) {
                if (line.startsWith(COUNT)) {
                    return Long.parseLong(line.substring(COUNT.length()).trim());
                }
            }
            return 0L;
        } catch (final NoSuchFileException e) {
            return 0L;
        }
    }
}
