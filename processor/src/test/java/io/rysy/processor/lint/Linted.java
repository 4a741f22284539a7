package io.rysy.processor.lint;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.TypeSpec;
import io.rysy.annotations.Actor;
import io.rysy.processor.RysyProcessor;
import io.rysy.processor.TestRuntime;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Sources compiled as users compile them: the processor and the plugin are found on the processor path. */
final class Linted {

    private final Path classes;
    private final boolean compiled;
    private final List<Diagnostic<? extends JavaFileObject>> diagnostics;

    private Linted(Path classes, boolean compiled, List<Diagnostic<? extends JavaFileObject>> diagnostics) {
        this.classes = classes;
        this.compiled = compiled;
        this.diagnostics = diagnostics;
    }

    /** Compiles sources, each named as in {@code p/A.java}, into a new directory. */
    static Linted of(List<Path> libraries, List<String> options, Source... sources) {
        final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(diagnostics, Locale.ENGLISH, null)) {
            final Path classes = Files.createTempDirectory(Files.createDirectories(Path.of("target", "linted")), "");
            final List<File> classPath = new ArrayList<>(TestRuntime.classPath());
            libraries.forEach(library -> classPath.add(library.toFile()));
            files.setLocation(StandardLocation.CLASS_PATH, classPath);
            files.setLocation(StandardLocation.ANNOTATION_PROCESSOR_PATH,
                Stream.of(RysyProcessor.class, Actor.class, TypeSpec.class).map(TestRuntime::home).toList());
            files.setLocation(StandardLocation.CLASS_OUTPUT, List.of(classes.toFile()));
            final List<String> all = new ArrayList<>(options);
            all.add("-Xlint:-processing");
            final boolean compiled = compiler
                .getTask(null, files, diagnostics, all, null, Arrays.asList(sources))
                .call();
            return new Linted(classes, compiled, diagnostics.getDiagnostics());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where the class files are. */
    Path classes() {
        assertThat(compiled).as("compiled, but for %s", diagnostics).isTrue();
        return classes;
    }

    /** The warnings of the plugin, as in {@code A:5 [rysy:tag] text}. */
    List<String> findings() {
        return diagnostics.stream()
            .filter(each -> each.getMessage(Locale.ENGLISH).contains("[rysy:"))
            .map(each -> each.getSource().getName().replaceAll(".*/|\\.java$", "") + ":" + each.getLineNumber() + " "
                + each.getMessage(Locale.ENGLISH))
            .toList();
    }

    /** What the compiler itself says. */
    String others() {
        return diagnostics.stream()
            .filter(each -> !each.getMessage(Locale.ENGLISH).contains("[rysy:"))
            .map(Object::toString)
            .collect(Collectors.joining("\n"));
    }

    /** A source that is not in a file. */
    static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
