package io.rysy.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Sources after compilation with the processor. */
final class Compiled {

    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("(?:class|interface|enum|record) (\\w+)");
    private static final Pattern FORM = Pattern.compile("\\[rysy:[a-z-]+] .+[^.]\\. [A-Z@].+\\.");

    private final Compilation compilation;

    private Compiled(Compilation compilation) {
        this.compilation = compilation;
    }

    /** Compiles with the processor alone. */
    static Compiled of(String... sources) {
        return with(List.of(new RysyProcessor()), sources);
    }

    static Compiled with(List<? extends Processor> processors, String... sources) {
        return with(TestRuntime.classPath(), processors, sources);
    }

    /** Compiles with class files of a library on the class path. */
    static Compiled against(Path library, List<? extends Processor> processors, String... sources) {
        final List<File> classPath = new ArrayList<>(TestRuntime.classPath());
        classPath.add(library.toFile());
        return with(classPath, processors, sources);
    }

    private static Compiled with(List<File> classPath, List<? extends Processor> processors, String... sources) {
        return new Compiled(javac()
            .withClasspath(classPath)
            .withOptions("-Xlint:-processing")
            .withProcessors(processors)
            .compile(Arrays.stream(sources).map(Compiled::file).toList()));
    }

    /** Writes the class files to a directory. */
    void into(Path directory) {
        cleanly();
        for (JavaFileObject file : compilation.generatedFiles()) {
            final Path target = directory.resolve(file.getName().replaceFirst("^/CLASS_OUTPUT/", ""));
            try (InputStream in = file.openInputStream()) {
                Files.createDirectories(target.getParent());
                Files.copy(in, target);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Puts the usual imports in front of a source, in one line: its own lines start at 2. */
    static String source(String text) {
        return "package p; import io.rysy.*; import io.rysy.annotations.*; import java.util.*;\n" + text;
    }

    /** Asserts all that the processor says, in order: as in {@code Book:5 error [rysy:tag] The start of the text}. */
    Compiled reports(String... expected) {
        final List<String> reports = reports();
        assertThat(reports).as("reports of the processor").hasSameSizeAs(expected);
        assertThat(reports).zipSatisfy(List.of(expected), (report, start) -> assertThat(report).startsWith(start));
        assertThat(reports).allSatisfy(report ->
            assertThat(report.substring(report.indexOf('['))).matches(FORM));
        return this;
    }

    /** Asserts that the compiler itself found nothing wrong. */
    Compiled andNothingElse() {
        assertThat(compilation.diagnostics()).filteredOn(each -> !isOurs(each)).isEmpty();
        return this;
    }

    /** Asserts that nobody found anything wrong. */
    void cleanly() {
        assertThat(compilation.diagnostics()).isEmpty();
        assertThat(compilation.status()).isEqualTo(Compilation.Status.SUCCESS);
    }

    List<String> reports() {
        return compilation.diagnostics().stream().filter(Compiled::isOurs).map(Compiled::show).toList();
    }

    /** What the compiler itself reports. */
    List<String> others() {
        return compilation.diagnostics().stream().filter(each -> !isOurs(each)).map(Compiled::show).toList();
    }

    private static boolean isOurs(Diagnostic<? extends JavaFileObject> diagnostic) {
        return diagnostic.getMessage(Locale.ENGLISH).contains("[rysy:");
    }

    private static String show(Diagnostic<? extends JavaFileObject> diagnostic) {
        final String file = diagnostic.getSource() == null
            ? "nowhere"
            : diagnostic.getSource().getName().replaceAll(".*/|\\.java$", "");
        return file + ":" + diagnostic.getLineNumber() + " " + diagnostic.getKind().toString().toLowerCase(Locale.ROOT)
            + " " + diagnostic.getMessage(Locale.ENGLISH);
    }

    private static JavaFileObject file(String text) {
        final Matcher inPackage = PACKAGE.matcher(text);
        final Matcher type = TYPE.matcher(text);
        assertThat(type.find()).isTrue();
        final String name = (inPackage.find() ? inPackage.group(1) + "." : "") + type.group(1);
        return JavaFileObjects.forSourceString(name, text);
    }
}
