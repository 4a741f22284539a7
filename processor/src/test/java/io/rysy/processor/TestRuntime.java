package io.rysy.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.rysy.annotations.Actor;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * The class path that users compile against. The runtime is built after the processor, so its types are compiled here,
 * once for each test JVM; this class is the one place that says from which sources.
 */
final class TestRuntime {

    private static final List<String> PRIMITIVES =
        List.of("boolean", "byte", "short", "char", "int", "long", "float", "double");
    private static final List<File> CLASS_PATH = List.of(annotations(), runtime());

    private TestRuntime() {
    }

    static List<File> classPath() {
        return CLASS_PATH;
    }

    private static File annotations() {
        try {
            return new File(Actor.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static File runtime() {
        try {
            final Path output = Files.createDirectories(Path.of("target", "test-runtime"));
            final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
            final List<String> options = List.of("-d", output.toString(), "-proc:none");
            assertThat(compiler.getTask(null, null, null, options, null, sources()).call()).isTrue();
            return output.toFile();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<JavaFileObject> sources() {
        final List<JavaFileObject> sources = new ArrayList<>();
        sources.add(source("ActorRef", "interface ActorRef { }"));
        sources.add(source("Reply", "interface Reply<R> { void reply(R value); }"));
        sources.add(source("Recipient", "interface Recipient<R> { void reply(R value); }"));
        for (String primitive : PRIMITIVES) {
            final String flavour = Character.toUpperCase(primitive.charAt(0)) + primitive.substring(1);
            for (String end : List.of("Reply", "Recipient")) {
                sources.add(source(flavour + end,
                    "interface " + flavour + end + " { void reply(" + primitive + " value); }"));
            }
        }
        return sources;
    }

    private static JavaFileObject source(String name, String declaration) {
        return JavaFileObjects.forSourceString("io.rysy." + name, "package io.rysy; public " + declaration);
    }
}
