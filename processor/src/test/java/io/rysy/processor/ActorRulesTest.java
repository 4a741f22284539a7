package io.rysy.processor;

import static io.rysy.processor.Compiled.source;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules for the class of an actor. */
class ActorRulesTest {

    @Test
    void aPlainActorIsFine() {
        Compiled.of(source("@Actor class Book { @Handler void on(String message) { } }")).cleanly();
    }

    @Test
    void aStaticNestedActorIsFine() {
        Compiled.of(source("""
            class Outer {
                @Actor static class Book { @Handler void on(String message) { } }
                interface Api { @Actor class Inside { @Handler void on(String message) { } } }
            }
            """)).cleanly();
    }

    @Test
    void anActorIsNotAbstract() {
        Compiled.of(source("""

            @Actor
            abstract class Book { @Handler void on(String message) { } }
            """))
            .reports("Book:4 error [rysy:actor-kind] The actor Book is abstract. Leave out 'abstract'")
            .andNothingElse();
    }

    @Test
    void anActorIsAClass() {
        Compiled.of(source("""
            class Kinds {
                @Actor interface Api { @Handler void on(String message); }
                @Actor enum Choice { A; @Handler void on(String message) { } }
                @Actor record Point(int x) { @Handler void on(String message) { } }
                @Actor @interface Mark { }
            }
            """))
            .reports(
                "Kinds:3 error [rysy:actor-kind] The actor Api is an interface. Write a class",
                "Kinds:4 error [rysy:actor-kind] The actor Choice is an enum. Write a class",
                "Kinds:6 error [rysy:actor-kind] The actor Mark is an annotation. Write a class",
                "Kinds:6 warning [rysy:no-handler] The actor Mark handles no message.",
                "Kinds:5 error [rysy:actor-kind] The actor Point is a record. Write a class")
            .andNothingElse();
    }

    @Test
    void anActorIsNotHidden() {
        Compiled.of(source("""
            class Outer {
                @Actor private static class Hidden { @Handler void on(String message) { } }
                private static class Around {
                    @Actor static class Within { @Handler void on(String message) { } }
                }
            }
            """))
            .reports(
                "Outer:5 error [rysy:actor-kind] The actor Within is private, or nested in a private class.",
                "Outer:3 error [rysy:actor-kind] The actor Hidden is private, or nested in a private class.")
            .andNothingElse();
    }

    @Test
    void anActorIsNeitherInnerNorGeneric() {
        Compiled.of(source("""
            class Outer {
                @Actor class Inner { @Handler void on(String message) { } }
                @Actor static class Of<T> { @Handler void on(String message) { } }
            }
            """))
            .reports(
                "Outer:3 error [rysy:actor-kind] The actor Inner is an inner class. Make it 'static'",
                "Outer:4 error [rysy:actor-kind] The actor Of is generic. Leave out its type parameters")
            .andNothingElse();
    }

    @Test
    void aCapacityIsAtLeastOneAndReportedAtItsValue() {
        Compiled.of(source("""
            @Actor(
                mailbox = MailboxKind.BATCHED,
                capacity = 0
            )
            class Book { @Handler void on(String message) { } }
            """))
            .reports("Book:4 error [rysy:capacity] The capacity is 0. Give at least 1")
            .andNothingElse();
    }

    @Test
    void anActorWithoutHandlersIsSuspicious() {
        Compiled.of(source("""
            @Actor class Idle { @OnStart void start() { } }
            """))
            .reports("Idle:2 warning [rysy:no-handler] The actor Idle handles no message. Annotate a method")
            .andNothingElse();
    }

    @Test
    void anActorThatPollsOrSaysSoIsNot() {
        Compiled.of(
            source("@Actor class Edge { @OnPoll int poll() { return 0; } }"),
            source("@Actor @SuppressWarnings(\"rysy:no-handler\") class Silent { }")).cleanly();
    }

    @Test
    void theNumberOfHandlersIsBounded() {
        Compiled.with(List.of(new RysyProcessor(List.of())), many(2048)).cleanly();
        Compiled.of(many(2049))
            .reports("Many:2 error [rysy:too-many-handlers] The actor Many has 2049 handlers. Split it")
            .andNothingElse();
    }

    private static String many(int count) {
        final StringBuilder text = new StringBuilder("@Actor class Many {\n");
        for (int i = 0; i < count; i++) {
            text.append("    @Handler void on").append(i).append("(int value) { }\n");
        }
        return source(text.append("}\n").toString());
    }
}
