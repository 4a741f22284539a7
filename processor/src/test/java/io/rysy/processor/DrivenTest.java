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
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Generates, compiles with every warning as an error, loads, and drives. The files in {@code driven} declare actors,
 * messages, and classes whose public static methods are the tests.
 */
class DrivenTest {

    private static final Path DIRECTORY = Path.of("src", "test", "resources", "driven");
    private static final List<String> DRIVERS =
        List.of("Kinds", "Primitives", "Shapes", "Owners", "Doubles", "Cycles", "Names", "Pooled");

    @TestFactory
    Stream<DynamicContainer> driver() throws IOException {
        final Strict compiled = Strict.compile(sources());
        return DRIVERS.stream().map(driver -> {
            final Stream<DynamicTest> tests = Arrays.stream(compiled.load("p." + driver).getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::getName))
                .map(test -> DynamicTest.dynamicTest(test.getName(), () -> run(test)));
            return DynamicContainer.dynamicContainer(driver, tests);
        });
    }

    /** The files of the directory, in the order of their names. */
    private static List<JavaFileObject> sources() throws IOException {
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            return files.sorted()
                .map(file -> JavaFileObjects.forResource("driven/" + file.getFileName()))
                .toList();
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
