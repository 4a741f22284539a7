package io.rysy.processor;

import static io.rysy.processor.Compiled.source;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Types that do not exist in the first round. */
class DeferralTest {

    private final RecordingWriter writer = new RecordingWriter();
    private final RysyProcessor rysy = new RysyProcessor(List.of(writer));
    private final Generator generator = new Generator().then("Made", "public class Made { }");

    @Test
    void aMessageMadeByAnotherProcessorIsWaitedFor() {
        Compiled.with(List.of(rysy, generator), source("@Actor class Book { @Handler void on(Made message) { } }"))
            .cleanly();
        assertThat(writer.actors().get(0).handlers().get(0).message().orElseThrow().erased())
            .isEqualTo(ClassName.get("p", "Made"));
    }

    @Test
    void theOrderOfProcessorsMakesNoDifference() {
        Compiled.with(List.of(generator, rysy), source("@Actor class Book { @Handler void on(Made message) { } }"))
            .cleanly();
        assertThat(writer.actorNames()).containsExactly("Book");
    }

    @Test
    void whoNamesNothingMissingDoesNotWait() {
        Compiled.with(List.of(rysy, generator),
            source("@Actor class A { @Handler Made on(String message) { return null; } }"),
            source("@Actor class B { @Handler void on(String message) { } }")).cleanly();
        assertThat(writer.actorNames()).containsExactly("B", "A");
    }

    @Test
    void aTypeMadeInALaterRoundIsWaitedForToo() {
        generator.then("Later", "public class Later<T> { }").then("Latest", "public class Latest { }");
        Compiled.with(List.of(rysy, generator),
            source("@Actor class Book { @Handler void on(Later<Latest[]> message) { } }")).cleanly();
        assertThat(writer.actors().get(0).handlers().get(0).message().orElseThrow().declared())
            .hasToString("p.Later<p.Latest[]>");
    }

    @Test
    void aSuperclassMadeByAnotherProcessorBringsItsHandlers() {
        generator.then("Base", "class Base { @io.rysy.annotations.Handler void on(String message) { } }");
        Compiled.with(List.of(rysy, generator), source("@Actor class Book extends Base { }")).cleanly();
        assertThat(writer.actors().get(0).handlers()).singleElement()
            .satisfies(handler -> assertThat(handler.inherited()).isTrue());
    }

    @Test
    void anActorMadeByAnotherProcessorIsAnActor() {
        generator.then("More", "@io.rysy.annotations.Actor class More {"
            + " @io.rysy.annotations.Handler MoreRef on(String message) { return null; } }");
        Compiled.with(List.of(rysy, generator), source("@Actor class Book { @Handler void on(Made message) { } }"))
            .cleanly();
        assertThat(writer.actorNames()).containsExactlyInAnyOrder("Book", "More");
    }

    @Test
    void aFieldOfAPooledMessageIsWaitedFor() {
        Compiled.with(List.of(rysy, generator), source("@Message(pool = 8) class Quote { Made made; }")).cleanly();
        assertThat(writer.messages().get(0).fields().get(0).type()).isEqualTo(ClassName.get("p", "Made"));
    }

    @Test
    void anActorMayNameItsOwnStubAndOthersAnywhere() {
        Compiled.with(List.of(rysy),
            source("""
                @Actor class Book {
                    private final BookRef self;
                    Book(BookRef self, Outer_TraderRef trader) { this.self = self; }
                    @Handler BookRef self(String message) { return self; }
                    @Handler void trader(Integer message, Reply<Outer_TraderRef> reply) { }
                    @Handler void all(List<p.BookRef> message) { }
                }
                """),
            source("""
                class Outer {
                    @Actor static class Trader { @Handler BookRef book(QuotePool[] message) { return null; } }
                }
                """),
            source("@Message(pool = 8) class Quote { BookRef book; }")).cleanly();
        assertThat(writer.actorNames()).containsExactly("Book", "Outer.Trader");
        assertThat(writer.actors().get(0).handlers())
            .extracting(handler -> handler.reply().map(reply -> reply.declared().toString()).orElse(""))
            .containsExactly("p.BookRef", "p.Outer_TraderRef", "");
    }

    @Test
    void aStubOfAnotherPackageIsFoundByItsImport() {
        Compiled.with(List.of(rysy),
            "package q; @io.rysy.annotations.Actor public class Far {"
                + " @io.rysy.annotations.Handler void on(String message) { } }",
            source("import q.FarRef; @Actor class Book { @Handler FarRef far(String message) { return null; } }"))
            .cleanly();
        assertThat(writer.actors().get(0).handlers().get(0).reply().orElseThrow().declared())
            .isEqualTo(ClassName.get("q", "FarRef"));
    }

    @Test
    void whatNeverComesIsReportedWhereItIsNamed() {
        final Compiled compiled = Compiled.with(List.of(rysy, generator),
            source("""
                @Actor class Book extends Gone {
                    @Handler
                    void on(
                        Never message) { }
                    @Handler Nowhere of(String message) { return null; }
                    @Handler void of(Integer message) throws Nothing { }
                    @Handler private void hidden(Long message) { }
                }
                """),
            source("@Actor class Fine { @Handler void on(Made message) { } }"));
        compiled.reports(
            "Book:2 error [rysy:missing-type] Nothing is generated for Book, because it names a type that does not"
                + " exist: Gone. Correct",
            "Book:5 error [rysy:missing-type] Nothing is generated for Book, because it names a type that does not"
                + " exist: Never. Correct",
            "Book:6 error [rysy:missing-type] Nothing is generated for Book, because it names a type that does not"
                + " exist: Nowhere. Correct",
            "Book:7 error [rysy:missing-type] Nothing is generated for Book, because it names a type that does not"
                + " exist: Nothing. Correct",
            "Book:8 error [rysy:private-handler]");
        assertThat(compiled.others()).allMatch(other -> other.contains("cannot find symbol"));
        assertThat(writer.actorNames()).containsExactly("Fine");
    }

    @Test
    void whatMayBeDueToAMissingTypeIsNotReported() {
        Compiled.of(source("@Actor class Book { @Handler void on(Never message) { } }"))
            .reports("Book:2 error [rysy:missing-type] Nothing is generated for Book, because it names a type");
    }

    @Test
    void whenAnotherProcessorFailsMissingTypesMightHaveCome() {
        generator.then("Broken", "not java");
        final Compiled compiled = Compiled.with(List.of(rysy, generator),
            source("@Actor class Book { @Handler void on(Never message) { } @Handler private void of(Made m) { } }"));
        compiled.reports("Book:2 error [rysy:private-handler]");
        assertThat(compiled.others()).anyMatch(other -> other.startsWith("Broken:1 error"));
    }
}
