package io.rysy.processor;

import static io.rysy.processor.Compiled.source;

import org.junit.jupiter.api.Test;

/** The rules for handlers beside each other. */
class HandlerPairRulesTest {

    @Test
    void aMessageTypeIsHandledOnce() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void first(String message) { }
                @Handler
                long second(String message) { return 0; }
                @Handler void strings(List<String> message) { }
                @Handler void numbers(List<Integer> message) { }
                @Handler void bytes(byte[] message) { }
                @Handler void moreBytes(byte[] message, LongReply reply) { }
            }
            """))
            .reports(
                "Book:5 error [rysy:duplicate-handler] second() handles String, which first() handles already. Remove",
                "Book:7 error [rysy:duplicate-handler] numbers() handles List, which strings() handles already.",
                "Book:9 error [rysy:duplicate-handler] moreBytes() handles byte[], which bytes() handles already.")
            .andNothingElse();
    }

    @Test
    void anInheritedHandlerCountsToo() {
        Compiled.of(source("""
            abstract class Base { @Handler void base(String message) { } }
            @Actor class Book extends Base {
                @Handler void own(String message) { }
            }
            """))
            .reports("Base:2 error [rysy:duplicate-handler] Base.base() handles String, which own() handles already.")
            .andNothingElse();
    }

    @Test
    void anOverrideCountsOnce() {
        Compiled.of(source("""
            interface Api<T> { @Handler void on(T message); @Handler default long of(Integer message) { return 0; } }
            abstract class Base implements Api<String> { @Handler public abstract void on(String message); }
            @Actor class Book extends Base {
                @Override public void on(String message) { }
                @Override @Handler public long of(Integer message) { return 1; }
            }
            """)).cleanly();
    }

    @Test
    void operationsOfPrimitiveHandlersAreToldApart() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void tick(int price) { }
                @Handler void Tick(int price) { }
                @Handler void tick(long price) { }
                @Handler void tick(int price, LongReply reply) { }
                @Handler void spinTick(int price) { }
                @Handler long quote(int price) { return 0; }
                @Handler void orQuote(int price, long size) { }
                @Handler void orTick(int price, long size) { }
            }
            """))
            .reports(
                "Book:4 error [rysy:operation-clash] Tick() and tick() would both get the operation sendTick(int).",
                "Book:6 error [rysy:operation-clash] tick() and tick() would both get the operation sendTick(int).",
                "Book:7 error [rysy:operation-clash] spinTick() and tick() would both get the operation"
                    + " fastSendSpinTick(int). Rename",
                "Book:9 error [rysy:operation-clash] orQuote() and quote() would both get the operation"
                    + " fastSendOrQuote(int, long). Rename")
            .andNothingElse();
    }

    @Test
    void aMessageTypeThatExtendsAnotherIsSuspicious() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void all(Collection<String> message) { }
                @Handler void some(List<String> message) { }
                @Handler void other(Map<String, String> message) { }
                @Handler void numbers(Number[] message) { }
                @Handler void longs(Long[] message) { }
            }
            """))
            .reports(
                "Book:4 warning [rysy:overlap] some() handles List, a subtype of Collection, which all() handles",
                "Book:7 warning [rysy:overlap] longs() handles Long[], a subtype of Number[], which numbers()")
            .andNothingElse();
    }

    @Test
    void overlapCanBeSilenced() {
        Compiled.of(source("""
            @Actor class Book {
                @Handler void all(Number message) { }
                @Handler @SuppressWarnings("rysy:overlap") void some(Integer message) { }
            }
            """), source("""
            @SuppressWarnings({"unused", "rysy:overlap"})
            @Actor class Trader {
                @Handler void all(Number message) { }
                @Handler void some(Integer message) { }
            }
            """)).cleanly();
    }
}
