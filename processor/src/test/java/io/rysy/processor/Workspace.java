package io.rysy.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.JavaFile;
import io.rysy.annotations.Actor;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.assertj.core.api.Assertions;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/**
 * A user's project on disk: its sources, and what a compiler makes of them. The compilers run as from the command line,
 * with the processor on its own path.
 */
final class Workspace {

    private static final String RYSY = RysyProcessor.class.getName();

    private final Path sources;
    private final Path generated;
    private final Path classes;
    private final List<File> classPath = new ArrayList<>(TestRuntime.classPath());
    private final List<File> processorPath = new ArrayList<>(Stream.of(RysyProcessor.class, Actor.class, JavaFile.class)
        .map(TestRuntime::home).toList());
    private String processors = RYSY;
    private boolean modules;

    Workspace(Path root) {
        this.sources = directory(root.resolve("sources"));
        this.generated = directory(root.resolve("generated"));
        this.classes = directory(root.resolve("classes"));
        classPath.add(TestRuntime.home(Assertions.class));
    }

    /** Writes a source, in the place of one that is there; its path is as in {@code p/Book.java}. */
    Workspace write(String path, String text) {
        try {
            final Path file = sources.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes a source away. */
    void delete(String path) {
        try {
            Files.delete(sources.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lets the sources use a library. */
    Workspace using(File library) {
        classPath.add(library);
        return this;
    }

    /** Has the sources be a module, which reads those of a module path. */
    Workspace withModules(List<File> modulePath) {
        modules = true;
        classPath.clear();
        classPath.addAll(modulePath);
        return this;
    }

    /** Has another processor run too, from a library that the sources use, before ours or after it. */
    Workspace alongside(File library, String processor, boolean first) {
        using(library);
        processorPath.add(library);
        processors = first ? processor + "," + RYSY : RYSY + "," + processor;
        return this;
    }

    /** Compiles all with javac, every warning being an error. */
    Outcome javac(String... options) {
        return javac(files(), options);
    }

    /** Compiles all with javac, in an order by chance. */
    Outcome javacShuffled(long seed, String... options) {
        final List<String> files = files();
        Collections.shuffle(files, new Random(seed));
        return javac(files, options);
    }

    /** Compiles one source with javac, against the classes that are there: as incremental builds do. */
    Outcome javacAlone(String path) {
        classPath.add(classes.toFile());
        try {
            return javac(List.of(sources.resolve(path).toString()));
        } finally {
            classPath.remove(classes.toFile());
        }
    }

    private Outcome javac(List<String> files, String... options) {
        final List<String> arguments = arguments("-processor", processors, "-Xlint:all,-processing", "-Werror");
        arguments.addAll(List.of(options));
        arguments.addAll(files);
        final ByteArrayOutputStream messages = new ByteArrayOutputStream();
        final int code = ToolProvider.getSystemJavaCompiler()
            .run(null, messages, messages, arguments.toArray(String[]::new));
        return new Outcome(code == 0, messages.toString(StandardCharsets.UTF_8));
    }

    /** Compiles all with ecj. */
    Outcome ecj() {
        final List<String> arguments = arguments("-processor", processors, "--release", "17", "-nowarn");
        arguments.addAll(files());
        final ByteArrayOutputStream messages = new ByteArrayOutputStream();
        final PrintWriter out = new PrintWriter(messages, true, StandardCharsets.UTF_8);
        final boolean success = BatchCompiler.compile(arguments.toArray(String[]::new), out, out, null);
        return new Outcome(success, messages.toString(StandardCharsets.UTF_8));
    }

    private List<String> arguments(String... options) {
        final List<String> arguments = new ArrayList<>(List.of(
            "-d", classes.toString(), "-s", generated.toString(), "-encoding", "UTF-8",
            "-processorpath", path(processorPath), modules ? "--module-path" : "-classpath", path(classPath)));
        arguments.addAll(List.of(options));
        return arguments;
    }

    private List<String> files() {
        return new ArrayList<>(tree(sources).map(Path::toString).toList());
    }

    /** The generated sources by their paths. */
    Map<String, String> generated() {
        return tree(generated).collect(Collectors.toMap(
            file -> generated.relativize(file).toString().replace(File.separatorChar, '/'), Workspace::text,
            (one, other) -> one, TreeMap::new));
    }

    Classes classes() {
        return Classes.in(classes);
    }

    Path classDirectory() {
        return classes;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> tree(Path root) {
        try (Stream<Path> tree = Files.walk(root)) {
            return tree.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path directory(Path path) {
        try {
            return Files.createDirectories(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String path(List<File> files) {
        return files.stream().map(File::getAbsolutePath).collect(Collectors.joining(File.pathSeparator));
    }

    /** What a compiler says. */
    record Outcome(boolean success, String messages) {

        void succeeds() {
            assertThat(success).as(messages).isTrue();
        }

        void failsWith(String... parts) {
            assertThat(success).as(messages).isFalse();
            assertThat(messages).contains(parts);
        }
    }
}
