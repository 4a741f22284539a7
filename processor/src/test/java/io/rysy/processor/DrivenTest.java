package io.rysy.processor;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Generates, compiles with every warning as an error, loads, and drives. The files in {@code driven} declare actors,
 * messages, and classes whose public static methods are the tests; each runs as compiled by javac, and by ecj.
 */
class DrivenTest {

    private static final Path DIRECTORY = Path.of("src", "test", "resources", "driven");
    private static final List<String> DRIVERS = List.of("Kinds", "Primitives", "Shapes", "Owners", "Doubles", "Cycles",
        "Names", "Pooled", "Packages", "shadow.Shadows");

    @TestFactory
    Stream<DynamicContainer> compiledByJavac() throws IOException {
        return drive(Strict.compile(paths().map(path -> JavaFileObjects.forResource("driven/" + path)).toList())
            .classes());
    }

    @TestFactory
    Stream<DynamicContainer> compiledByEcj(@TempDir Path directory) throws IOException {
        final Workspace workspace = new Workspace(directory);
        for (String path : paths().toList()) {
            workspace.write("p/" + path, Files.readString(DIRECTORY.resolve(path)));
        }
        workspace.ecj().succeeds();
        return drive(workspace.classes());
    }

    private static Stream<DynamicContainer> drive(Classes compiled) {
        return DRIVERS.stream().map(driver -> {
            final Stream<DynamicTest> tests = Arrays.stream(compiled.load("p." + driver).getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::getName))
                .map(test -> DynamicTest.dynamicTest(test.getName(), () -> run(test)));
            return DynamicContainer.dynamicContainer(driver, tests);
        });
    }

    /** The files of the directory and those below, in the order of their names. */
    private static Stream<String> paths() throws IOException {
        try (Stream<Path> files = Files.walk(DIRECTORY)) {
            return files.filter(Files::isRegularFile)
                .map(file -> DIRECTORY.relativize(file).toString().replace('\\', '/'))
                .sorted()
                .toList().stream();
        }
    }

    private static void run(Method test) throws Throwable {
        try {
            test.invoke(null);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
