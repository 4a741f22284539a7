package io.rysy.processor;

import static io.rysy.processor.Compiled.source;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Actors that hold each other's stubs, where the compiler shows no method bodies. */
class DeclaredCycleRuleTest {

    private static final String A = source("""
        @Actor class A {
            A(BRef b) { }
            @Handler void on(String m) { }
        }
        """);

    @Test
    void warnsOfARing() {
        compile(A, source("""
            @Actor class B {
                private CRef c;
                @Handler void on(String m) { }
            }
            """), source("""
            @Actor class C {
                C(int n, ARef a) { }
                @Handler void on(String m) { }
            }
            """)).reports("A:3 warning [rysy:possible-cycle] These actors hold each other's stubs: A -> B -> C -> A;");
    }

    @Test
    void warnsOfAnActorThatHoldsItself() {
        compile(source("""
            @Actor class A {
                A(ARef next) { }
                @Handler void on(String m) { }
            }
            """)).reports("A:3 warning [rysy:possible-cycle] These actors hold each other's stubs: A -> A;");
    }

    @Test
    void isSilentWithoutARing() {
        compile(A, source("""
            @Actor class B {
                B(CRef c) { }
                @Handler void on(String m) { }
            }
            """), source("""
            @Actor class C {
                @Handler void on(String m) { }
            }
            """)).cleanly();
    }

    @Test
    void isSilencedOnOneOfThem() {
        compile(A, source("""
            @SuppressWarnings("rysy:possible-cycle")
            @Actor class B {
                B(ARef a) { }
                @Handler void on(String m) { }
            }
            """)).cleanly();
    }

    @Test
    void leavesItToThePluginWhereThatSeesTheCalls() {
        Compiled.with(List.of(new RysyProcessor(true)), A, source("""
            @Actor class B {
                B(ARef a) { }
                @Handler void on(String m) { }
            }
            """)).cleanly();
    }

    private static Compiled compile(String... sources) {
        return Compiled.with(List.of(new RysyProcessor(false)), sources);
    }
}
