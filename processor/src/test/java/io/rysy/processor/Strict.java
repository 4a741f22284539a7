package io.rysy.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
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

    /** Loads a class of these, with the runtime. */
    Class<?> load(String name) {
        final Map<String, byte[]> classes = new HashMap<>();
        for (JavaFileObject file : compilation.generatedFiles()) {
            if (file.getKind() == JavaFileObject.Kind.CLASS) {
                final String path = file.getName().replaceFirst("^/CLASS_OUTPUT/", "").replaceFirst("\\.class$", "");
                classes.put(path.replace('/', '.'), bytes(file));
            }
        }
        try {
            return new InMemory(classes).loadClass(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static byte[] bytes(JavaFileObject file) {
        try (InputStream in = file.openInputStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Classes in memory, in front of the runtime's. */
    private static final class InMemory extends URLClassLoader {

        private final Map<String, byte[]> classes;

        InMemory(Map<String, byte[]> classes) {
            super(TestRuntime.classPath().stream().map(InMemory::url).toArray(URL[]::new),
                Strict.class.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            final byte[] bytes = classes.get(name);
            return bytes != null ? defineClass(name, bytes, 0, bytes.length) : super.findClass(name);
        }

        private static URL url(File file) {
            try {
                return file.toURI().toURL();
            } catch (MalformedURLException e) {
                throw new IllegalArgumentException(file.getPath(), e);
            }
        }
    }
}
