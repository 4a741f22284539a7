package io.rysy.processor;

import static io.rysy.processor.Compiled.source;

import org.junit.jupiter.api.Test;

/** The rules for how a handler replies. */
class ReplyRulesTest {

    @Test
    void allKindsAreFine() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void none(Byte message) { }
                @Handler long returned(Short message) { return 0; }
                @Handler void explicit(Integer message, Reply<String> reply) { }
                @Handler void boxed(Long message, Reply<Long> reply) { }
                @Handler(deferred = true) void later(Float message, DoubleReply reply) { }
                @Handler(deferred = true) void laterOf(int id, Reply<List<? extends Number>> reply) { }
                @Handler(syncOnly = true) void fill(Double message, StringBuilder into) { }
                @Handler(syncOnly = true) void fillFor(int id, StringBuilder into) { }
                @Handler(deferred = false, syncOnly = false) void plain(Character message) { }
            }
            """)).cleanly();
    }

    @Test
    void aRecipientIsTheOtherEnd() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void on(String message, Recipient<String> reply) { }
                @Handler(deferred = true) void of(int message, LongRecipient reply) { }
                @Handler void fine(Recipient<String> message) { }
            }
            """))
            .reports(
                "Book:3 error [rysy:reply-flavour] The handler on() takes a Recipient, which is the sender's end."
                    + " Write Reply.",
                "Book:4 error [rysy:reply-flavour] The handler of() takes a LongRecipient, which is the sender's end."
                    + " Write LongReply.")
            .andNothingElse();
    }

    @Test
    void aReplyHasAType() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void nothing(Byte message, Reply<Void> reply) { }
                @Handler void anything(Short message, Reply<?> reply) { }
                @Handler void something(Integer message, Reply<? extends Number> reply) { }
                @Handler @SuppressWarnings("rawtypes") void raw(Long message, Reply reply) { }
                @Handler Void returned(String message) { return null; }
            }
            """))
            .reports(
                "Book:3 error [rysy:reply-type] The handler nothing() replies with no particular type. Name it",
                "Book:4 error [rysy:reply-type] The handler anything() replies with no particular type. Name it",
                "Book:5 error [rysy:reply-type] The handler something() replies with no particular type. Name it",
                "Book:6 error [rysy:reply-type] The handler raw() replies with no particular type. Name it",
                "Book:7 error [rysy:reply-type] The handler returned() returns Void. Return void, for no reply.")
            .andNothingElse();
    }

    @Test
    void thereIsOneReply() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler long on(String message, LongReply reply) { return 0; }
            }
            """))
            .reports("Book:3 error [rysy:reply-and-return] The handler on() has both a reply parameter and a return")
            .andNothingElse();
    }

    @Test
    void aDeferredHandlerHasAReply() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler(
                    deferred = true)
                void on(String message) { }
            }
            """))
            .reports("Book:4 error [rysy:deferred-without-reply] The deferred handler on() has no reply. Add one")
            .andNothingElse();
    }

    @Test
    void aSyncOnlyHandlerFillsAnObjectOfTheCaller() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler(
                    syncOnly = true)
                void nothing(String message) { }
                @Handler(syncOnly = true) void number(Integer message, int into) { }
                @Handler(syncOnly = true) long returned(Long message, StringBuilder into) { return 0; }
                @Handler(syncOnly = true) void reply(Short message, LongReply reply) { }
            }
            """))
            .reports(
                "Book:4 error [rysy:sync-only] The syncOnly handler nothing() has no object of the caller to fill.",
                "Book:6 error [rysy:sync-only] The syncOnly handler number() has no object of the caller to fill.",
                "Book:7 error [rysy:sync-only] The syncOnly handler returned() returns a value. Return void",
                "Book:8 error [rysy:sync-only] The syncOnly handler reply() has no object of the caller to fill.",
                "Book:8 error [rysy:sync-only] The syncOnly handler reply() has a reply parameter. Fill")
            .andNothingElse();
    }

    @Test
    void nobodyWaitsForALateReply() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler(deferred = true,
                         syncOnly = true)
                void on(String message, StringBuilder into, LongReply reply) { }
            }
            """))
            .reports(
                "Book:4 error [rysy:deferred-sync-only] The handler on() is both deferred")
            .andNothingElse();
    }
}
