package io.rysy.processor;

import static io.rysy.processor.Compiled.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What incremental builds rely on: each generated file depends on one type alone, to the letter. */
class IncrementalTest {

    private static final String BOOK = source("""
        @Actor public final class Book {
            private final TraderRef trader;
            Book(TraderRef trader) { this.trader = trader; }
            @Handler void onQuote(Quote quote) { }
            @Handler Outer_NestedRef nested(String query) { return null; }
        }
        """);
    private static final String BOOK_CHANGED =
        BOOK.replace("void onQuote(Quote quote) { }", "long onQuote(Long quote) { return quote; }");
    private static final String TRADER = source("""
        @Actor public final class Trader {
            @Handler void onBook(StringBuilder book) { }
            @Handler int trade(List<Quote> quotes) { return quotes.size(); }
        }
        """);
    private static final String OUTER = source("""
        public final class Outer {
            @Actor public static final class Nested { @Handler void on(Quote quote) { } }
            @Message(pool = 8) public static final class Tick { public long price; }
        }
        """);
    private static final String QUOTE = source("@Message(pool = 4) public class Quote { public long price; }");

    @TempDir
    private Path directory;

    @Test
    void eachFileIsMadeFromOneType() {
        final Map<String, List<String>> origins = new HashMap<>();
        Compiled.with(List.of(new Recorded(origins)), BOOK, TRADER, OUTER, QUOTE).cleanly();
        assertThat(origins).containsExactlyInAnyOrderEntriesOf(Map.of(
            "p.BookRef", List.of("p.Book"),
            "p.BookCell", List.of("p.Book"),
            "p.TraderRef", List.of("p.Trader"),
            "p.TraderCell", List.of("p.Trader"),
            "p.Outer_NestedRef", List.of("p.Outer.Nested"),
            "p.Outer_NestedCell", List.of("p.Outer.Nested"),
            "p.Outer_TickPool", List.of("p.Outer.Tick"),
            "p.QuotePool", List.of("p.Quote")));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void theOrderOfTheSourcesMakesNoDifference(long seed) {
        final Workspace inOrder = project("in-order");
        inOrder.javac().succeeds();
        final Workspace shuffled = project("shuffled");
        shuffled.javacShuffled(seed).succeeds();
        assertThat(shuffled.generated()).hasSize(8).isEqualTo(inOrder.generated());
    }

    @Test
    void aChangedHandlerChangesTheFilesOfItsActorAlone() {
        final Workspace workspace = project("project");
        workspace.javac().succeeds();
        final Map<String, String> before = workspace.generated();
        workspace.write("p/Book.java", BOOK_CHANGED);
        workspace.javacAlone("p/Book.java").succeeds();
        final Map<String, String> alone = workspace.generated();
        assertThat(alone).allSatisfy((path, text) ->
            assertThat(text.equals(before.get(path))).as(path).isEqualTo(!path.startsWith("p/Book")));
        workspace.javac().succeeds();
        assertThat(workspace.generated()).isEqualTo(alone);
    }

    @Test
    void anUntouchedActorComesOutAsBefore() {
        final Workspace workspace = project("project");
        workspace.javac().succeeds();
        final Map<String, String> before = workspace.generated();
        final Map<String, byte[]> classes = workspace.classes().files();
        workspace.javacAlone("p/Trader.java").succeeds();
        assertThat(workspace.generated()).isEqualTo(before);
        assertThat(workspace.classes().files()).hasSameSizeAs(classes);
        classes.forEach((name, bytes) -> assertThat(workspace.classes().files().get(name)).as(name).isEqualTo(bytes));
    }

    @Test
    void aDeletedActorLeavesTheOthersAsTheyWere() {
        final Workspace workspace = project("project");
        workspace.javac().succeeds();
        final Map<String, String> before = workspace.generated();
        final Workspace after = project("after");
        after.delete("p/Outer.java");
        after.write("p/Book.java", BOOK.replace("Outer_NestedRef", "TraderRef"));
        after.javac().succeeds();
        assertThat(after.generated()).containsOnlyKeys("p/BookRef.java", "p/BookCell.java", "p/TraderRef.java",
            "p/TraderCell.java", "p/QuotePool.java");
        assertThat(after.generated()).allSatisfy((path, text) ->
            assertThat(text.equals(before.get(path))).as(path).isEqualTo(!path.equals("p/BookRef.java")));
    }

    private Workspace project(String name) {
        return new Workspace(directory.resolve(name))
            .write("p/Book.java", BOOK)
            .write("p/Trader.java", TRADER)
            .write("p/Outer.java", OUTER)
            .write("p/Quote.java", QUOTE);
    }

    /** The processor, with a record of what its files are made from. */
    private static final class Recorded extends AbstractProcessor {

        private final RysyProcessor rysy = new RysyProcessor();
        private final Map<String, List<String>> origins;

        Recorded(Map<String, List<String>> origins) {
            this.origins = origins;
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return rysy.getSupportedAnnotationTypes();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return rysy.getSupportedSourceVersion();
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            rysy.init(new RecordingFiler(environment, origins));
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return rysy.process(annotations, round);
        }
    }
}
