package io.rysy.processor;

import static io.rysy.processor.Compiled.source;

import org.junit.jupiter.api.Test;

/** The rules for how a handler is declared, apart from its reply. */
class HandlerRulesTest {

    @Test
    void aHandlerIsNotPrivate() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler
                private void on(String message) { }
            }
            """))
            .reports("Book:4 error [rysy:private-handler] The handler on() is private. Leave out 'private'")
            .andNothingElse();
    }

    @Test
    void aHandlerIsNotStatic() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler static void on(String message) { }
            }
            """))
            .reports("Book:3 error [rysy:static-handler] The handler on() is static. Make it an instance method.")
            .andNothingElse();
    }

    @Test
    void aHandlerHasNoTypeParameters() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler <T> void on(List<T> message) { }
            }
            """))
            .reports("Book:3 error [rysy:generic-handler] The handler on() has type parameters. Name the types")
            .andNothingElse();
    }

    @Test
    void aHandlerHasNoVariableArguments() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void on(String... messages) { }
                @Handler void all(Integer[] messages) { }
            }
            """))
            .reports("Book:3 error [rysy:varargs-handler] The handler on() has variable arguments. Take an array")
            .andNothingElse();
    }

    @Test
    void aHandlerTakesAMessage() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void nothing() { }
                @Handler void onlyReply(LongReply reply) { }
            }
            """))
            .reports(
                "Book:3 error [rysy:no-message] The handler nothing() takes no message. Give it one",
                "Book:4 error [rysy:no-message] The handler onlyReply() takes no message. Give it one")
            .andNothingElse();
    }

    @Test
    void severalParametersAreAllPrimitive() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void two(String first,
                                  Integer second) { }
                @Handler void mixed(int first, String second) { }
                @Handler void mixedToo(String first, int second) { }
                @Handler void fine(int first, long second, double third) { }
                @Handler long fineToo(byte first, boolean second) { return 0; }
                @Handler void fineAsWell(char first, LongReply reply) { }
            }
            """))
            .reports(
                "Book:4 error [rysy:parameters] The handler two() takes 2 parameters that are not all primitive. Put",
                "Book:5 error [rysy:parameters] The handler mixed() takes 2 parameters that are not all primitive.",
                "Book:6 error [rysy:parameters] The handler mixedToo() takes 2 parameters that are not all primitive.")
            .andNothingElse();
    }

    @Test
    void thereAreAtMostSixPrimitives() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void six(int a, int b, int c, int d, int e, int f) { }
                @Handler void seven(int a, int b, int c, int d, int e, int f,
                                    int g) { }
                @Handler void sixAndReply(int a, int b, int c, int d, int e, int f, LongReply reply) { }
            }
            """))
            .reports("Book:5 error [rysy:too-many-primitives] The handler seven() takes 7 primitives. Take at most 6")
            .andNothingElse();
    }

    @Test
    void theReplyComesLastAndOnce() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void early(Reply<String> reply, String message) { }
                @Handler void twice(Integer message, LongReply reply, IntReply other) { }
            }
            """))
            .reports(
                "Book:3 error [rysy:parameters] The reply of early() is not the one last parameter. Write the",
                "Book:4 error [rysy:parameters] The reply of twice() is not the one last parameter. Write the")
            .andNothingElse();
    }

    @Test
    void aHandlerDeclaresNoCheckedExceptions() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void on(String message) throws java.io.IOException, InterruptedException { }
                @Handler void fine(Integer message) throws IllegalStateException, AssertionError { }
                @OnStop
                void stop() throws Exception { }
            }
            """))
            .reports(
                "Book:3 error [rysy:checked-exception] on() declares checked exceptions: IOException,"
                    + " InterruptedException. Catch them",
                "Book:6 error [rysy:checked-exception] stop() declares checked exceptions: Exception. Catch them")
            .andNothingElse();
    }

    @Test
    void theTypesOfAHandlerCanBeNamedFromOutside() {
        Compiled.of(source("""
            @Actor class Book {
                private record Add(int amount) { }
                private record Total(long value) { }
                @Handler void add(Add message) { }
                @Handler Total total(String message) { return null; }
                @Handler void later(List<Integer> message, Reply<List<Total>> reply) { }
            }
            """))
            .reports(
                "Book:5 error [rysy:inaccessible-type] The type of 'message' of add() cannot be named by",
                "Book:6 error [rysy:inaccessible-type] The return type of total() cannot be named by",
                "Book:7 error [rysy:inaccessible-type] The type of 'reply' of later() cannot be named by")
            .andNothingElse();
    }

    @Test
    void inheritedHandlersAreReportedWhereTheyAre() {
        Compiled.of(
            """
                package q;
                public abstract class Base {
                    @io.rysy.annotations.Handler void near(String message) { }
                    @io.rysy.annotations.Handler protected void nearer(Integer message) { }
                    @io.rysy.annotations.Handler public void fine(Long message) { }
                    @io.rysy.annotations.OnStart void start() { }
                }
                """,
            source("@Actor class Book extends q.Base { }"))
            .reports(
                "Base:3 error [rysy:inaccessible-handler] The inherited handler Base.near() is in another package",
                "Base:4 error [rysy:inaccessible-handler] The inherited handler Base.nearer() is in another package",
                "Base:6 error [rysy:hook-shape] The @OnStart method Base.start() is in another package")
            .andNothingElse();
    }

    @Test
    void aReferenceIsNoMessage() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void own(BookRef message) { }
                @Handler void other(Outer_TraderRef message) { }
                @Handler void any(ActorRef message) { }
                @Handler void some(Mine message) { }
                @Handler void fine(List<BookRef> message) { }
                @Handler BookRef self(String message) { return null; }
            }
            class Outer { @Actor static class Trader { @Handler void on(String message) { } } }
            interface Mine extends ActorRef { }
            """))
            .reports(
                "Book:4 warning [rysy:overlap] other() handles Outer_TraderRef, a subtype of ActorRef, which any()",
                "Book:6 warning [rysy:overlap] some() handles Mine, a subtype of ActorRef, which any() handles",
                "Book:3 error [rysy:stub-message] The handler own() takes the actor reference BookRef as its message.",
                "Book:4 error [rysy:stub-message] The handler other() takes the actor reference Outer_TraderRef as",
                "Book:5 error [rysy:stub-message] The handler any() takes the actor reference ActorRef as its",
                "Book:6 error [rysy:stub-message] The handler some() takes the actor reference Mine as its message.");
    }
}
