package io.rysy.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Generated classes that are not there: what the compiler says, and what the runtime says. */
class MissingClassTest {

    private static final String[] REMEDY = {
        "annotationProcessorPaths", "-processorpath", "-proc:full", "without -proc:none"};

    @TempDir
    private Path directory;

    private Workspace workspace;

    @BeforeEach
    void write() {
        workspace = new Workspace(directory)
            .write("p/Quote.java", """
                package p;
                @io.rysy.annotations.Message(pool = 4) public class Quote { private long price; }
                """)
            .write("p/Book.java", """
                package p;
                import io.rysy.annotations.*;
                @Actor public final class Book { @Handler void on(Quote quote) { } }
                """)
            .write("p/Main.java", """
                package p;
                import io.rysy.*;
                public final class Main {
                    public static void run() {
                        try (ActorSystem system = ActorSystem.create("test")) {
                            BookRef.spawn(system.group("group").build(), "book", context -> new Book());
                        }
                    }
                }
                """);
    }

    @Test
    void withoutTheProcessorTheCompilerNamesTheStub() {
        workspace.javac("-proc:none").failsWith("Main.java:6: error: cannot find symbol", "BookRef");
    }

    @Test
    void aMissingCellIsNamedWithTheOptionToSet() {
        workspace.javac().succeeds();
        assertThat(failure(workspace.classes().without("p.BookCell"))).isInstanceOf(NoClassDefFoundError.class)
            .hasMessageStartingWith("p.BookCell is missing: ").hasMessageContainingAll(REMEDY)
            .hasCauseInstanceOf(NoClassDefFoundError.class);
    }

    @Test
    void aMissingPoolIsNamedWithTheOptionToSet() {
        workspace.javac().succeeds();
        assertThat(failure(workspace.classes().without("p.QuotePool"))).isInstanceOf(NoClassDefFoundError.class)
            .hasMessageStartingWith("p.QuotePool is missing: ").hasMessageContainingAll(REMEDY);
    }

    @Test
    void aMissingStubIsNamedByTheVirtualMachine() {
        workspace.javac().succeeds();
        assertThat(failure(workspace.classes().without("p.BookRef"))).isInstanceOf(NoClassDefFoundError.class)
            .hasMessage("p/BookRef");
    }

    @Test
    void aMissingClassThatNobodyGeneratesIsLeftToTheVirtualMachine() {
        workspace.javac().succeeds();
        assertThat(failure(workspace.classes().without("p.Quote"))).isInstanceOf(NoClassDefFoundError.class)
            .hasMessage("p/Quote");
    }

    @Test
    void whereNothingIsMissingNothingIsSaid() {
        workspace.javac().succeeds();
        assertThat(failure(workspace.classes())).isNull();
    }

    private static Throwable failure(Classes classes) {
        try {
            classes.load("p.Main").getMethod("run").invoke(null);
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
