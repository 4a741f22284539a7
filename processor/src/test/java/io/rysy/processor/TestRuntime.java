package io.rysy.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.annotations.Actor;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.agrona.concurrent.Agent;

/**
 * The class path that users compile against. The runtime is built after the processor, so its sources are compiled
 * here, once for each test JVM; this class is the one place that says from where.
 */
public final class TestRuntime {

    private static final Path SOURCES = Path.of("..", "runtime", "src", "main", "java");
    private static final List<File> CLASS_PATH = List.of(home(Actor.class), home(Agent.class), runtime());

    private TestRuntime() {
    }

    public static List<File> classPath() {
        return CLASS_PATH;
    }

    /** The classes of the runtime alone. */
    static File runtimeClasses() {
        return CLASS_PATH.get(CLASS_PATH.size() - 1);
    }

    public static File home(Class<?> type) {
        try {
            return new File(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static File runtime() {
        final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
             Stream<Path> tree = Files.walk(SOURCES)) {
            final Path output = Files.createDirectories(Path.of("target", "test-runtime"));
            final String libraries = Stream.of(Actor.class, Agent.class)
                .map(type -> home(type).getPath())
                .collect(Collectors.joining(File.pathSeparator));
            final List<String> options = List.of("-d", output.toString(), "-proc:none", "--release", "17",
                "-cp", libraries);
            final List<Path> sources = tree.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(compiler.getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                .call()).isTrue();
            return output.toFile();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
