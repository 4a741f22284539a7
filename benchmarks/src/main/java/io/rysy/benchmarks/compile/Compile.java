package io.rysy.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The program of one arm: compiles once, as a build does, and prints how many nanoseconds that took. */
final class Compile {
    private Compile() {
    }

    /**
     * Compiles what is below some directories.
     *
     * @param arguments where the classes go, where generated sources go or {@code none} where the processor is not to
     *     run, and the directories
     * @throws IOException if a file cannot be read or written
     */
    public static void main(final String[] arguments) throws IOException {
        final String classPath = System.getProperty("java.class.path");
        final List<String> options = new ArrayList<>(List.of("-d", arguments[0], "-cp", classPath));
        options.addAll(arguments[1].equals("none") ? List.of("-proc:none") : List.of("-s", arguments[1],
            "-processorpath", classPath, "-processor", "io.rysy.processor.RysyProcessor"));
        final List<Path> sources = new ArrayList<>();
        for (final String root : List.of(arguments).subList(2, arguments.length)) {
            try (Stream<Path> tree = Files.walk(Path.of(root))) {
                sources.addAll(tree.filter(each -> each.toString().endsWith(".java")).sorted()
                    .collect(Collectors.toList()));
            }
        }
        final long begin = System.nanoTime();
        final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            final boolean done = compiler
                .getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources)).call();
            if (!done) {
                System.exit(1);
            }
        }
        System.out.println(System.nanoTime() - begin);
    }
}
