package io.rysy.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;
import org.assertj.core.api.Assertions;

/** Sources after compilation with the processor, against the real runtime, where every warning is an error. */
final class Strict {

    private final Compilation compilation;

    private Strict(Compilation compilation) {
        this.compilation = compilation;
    }

    static Strict compile(List<JavaFileObject> sources) {
        final List<File> classPath = new ArrayList<>(TestRuntime.classPath());
        classPath.add(TestRuntime.home(Assertions.class));
        final Compilation compilation = javac()
            .withClasspath(classPath)
            .withOptions("-Xlint:all,-processing", "-Werror")
            .withProcessors(new RysyProcessor())
            .compile(sources);
        assertThat(compilation.diagnostics()).isEmpty();
        return new Strict(compilation);
    }

    /** The generated sources by their simple names. */
    Map<String, String> sources() {
        final Map<String, String> sources = new TreeMap<>();
        for (JavaFileObject file : compilation.generatedSourceFiles()) {
            final Path path = Path.of(file.getName());
            sources.put(path.getFileName().toString(), new String(bytes(file), StandardCharsets.UTF_8));
        }
        return sources;
    }

    /** Writes the generated sources to a directory. */
    List<File> writeTo(Path directory) {
        final List<File> files = new ArrayList<>();
        sources().forEach((name, text) -> {
            try {
                files.add(Files.writeString(directory.resolve(name), text).toFile());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return files;
    }

    /** The class files, the generated ones too. */
    Classes classes() {
        final Map<String, byte[]> classes = new HashMap<>();
        for (JavaFileObject file : compilation.generatedFiles()) {
            if (file.getKind() == JavaFileObject.Kind.CLASS) {
                classes.put(Classes.name(file.getName().replaceFirst("^/CLASS_OUTPUT/", "")), bytes(file));
            }
        }
        return new Classes(classes);
    }

    private static byte[] bytes(JavaFileObject file) {
        try (InputStream in = file.openInputStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
