package io.rysy.processor;

import static io.rysy.processor.Compiled.source;

import org.junit.jupiter.api.Test;

/** The rules for pooled messages. */
class MessageRulesTest {

    @Test
    void plainMessagesAreFine() {
        Compiled.of(source("""
            @Message(pool = 8) class Quote { long price; private int size; static final int MAX = 3; }
            @Message record Order(long id) { }
            @Message interface Event { }
            """)).cleanly();
    }

    @Test
    void aPoolHasASize() {
        Compiled.of(source("""
            @Message(
                pool = -1)
            class Quote { }
            """))
            .reports("Quote:3 error [rysy:pool-size] The pool size is -1. Give at least 1")
            .andNothingElse();
    }

    @Test
    void aPooledMessageIsAPlainClass() {
        Compiled.of(source("""
            class Outer {
                @Message(pool = 8) record A(int value) { }
                @Message(pool = 8) static abstract class B { }
                @Message(pool = 8) private static class C { }
                @Message(pool = 8) class D { }
                @Message(pool = 8) static class E<T> { }
                @Message(pool = 8) interface F { }
                @Message(pool = 8) enum G { ONE }
            }
            """))
            .reports(
                "Outer:3 error [rysy:pooled-kind] The pooled message A is not a class. Write a class with fields",
                "Outer:4 error [rysy:pooled-kind] The pooled message B is abstract. Leave out 'abstract'",
                "Outer:5 error [rysy:pooled-kind] The pooled message C is private, or nested in a private class.",
                "Outer:6 error [rysy:pooled-kind] The pooled message D is an inner class. Make it 'static'",
                "Outer:7 error [rysy:pooled-kind] The pooled message E is generic. Leave out its type parameters",
                "Outer:8 error [rysy:pooled-kind] The pooled message F is not a class. Write a class with fields",
                "Outer:9 error [rysy:pooled-kind] The pooled message G is not a class. Write a class with fields");
    }

    @Test
    void aPooledMessageHasAConstructorWithoutParameters() {
        Compiled.of(source("""
            class Outer {
                @Message(pool = 8) static class A {
                    A(int value) { }
                }
                @Message(pool = 8) static class B {
                    private B() { }
                }
                @Message(pool = 8) static class C {
                    C() throws Exception { }
                }
                @Message(pool = 8) static class D {
                    protected D() { }
                    D(int value) { }
                }
            }
            """))
            .reports(
                "Outer:3 error [rysy:pooled-constructor] The pooled message A has no constructor without parameters.",
                "Outer:7 error [rysy:pooled-constructor] The constructor of the pooled message B is private. Leave out",
                "Outer:10 error [rysy:pooled-constructor] The constructor of the pooled message C declares checked")
            .andNothingElse();
    }

    @Test
    void aPooledMessageHasNoFinalFields() {
        Compiled.of(source("""
            class Base { final long id = 1; }
            @Message(pool = 8) class Quote extends Base {
                long price;
                final int size = 2;
            }
            """))
            .reports(
                "Base:2 error [rysy:pooled-final-field] The field 'id' of the pooled message Quote is final. Leave out",
                "Base:5 error [rysy:pooled-final-field] The field 'size' of the pooled message Quote is final. Leave")
            .andNothingElse();
    }
}
