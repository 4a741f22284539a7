package io.rysy.processor;

import static io.rysy.processor.Compiled.source;

import org.junit.jupiter.api.Test;

/** The rules for hooks, and for handlers and hooks outside actors. */
class HookRulesTest {

    @Test
    void allHooksAreFine() {
        Compiled.of(source("""
            @Actor class Book {
                @OnStart void start() { }
                @OnStop protected void stop() { }
                @OnPoll public int poll() { return 0; }
                @OnBatchEnd final void flush() { }
            }
            """)).cleanly();
    }

    @Test
    void aHookHasTheShapeThatIsCalled() {
        Compiled.of(source("""
            @Actor class Book {
                @OnStart static void start() { }
                @OnStop
                private void stop() { }
                @OnPoll void poll() { }
                @OnBatchEnd int flush(int value) { return value; }
                @Handler <T> void on(String message) { }
            }
            """))
            .reports(
                "Book:3 error [rysy:hook-shape] The @OnStart method start() is static. Make it an instance method.",
                "Book:5 error [rysy:hook-shape] The @OnStop method stop() is private. Leave out 'private'",
                "Book:6 error [rysy:hook-shape] The @OnPoll method poll() does not return int. Return the work done",
                "Book:7 error [rysy:hook-shape] The @OnBatchEnd method flush() takes parameters. Leave them out.",
                "Book:7 error [rysy:hook-shape] The @OnBatchEnd method flush() returns a value. Return void.",
                "Book:8 error [rysy:generic-handler]")
            .andNothingElse();
    }

    @Test
    void thereIsOneOfEach() {
        Compiled.of(source("""
            interface Api { @OnStart default void begin() { } }
            @Actor class Book implements Api {
                @OnPoll int poll() { return 0; }
                @OnPoll
                int again() { return 0; }
                @OnStart @OnStop void edge() { }
            }
            """))
            .reports(
                "Api:2 error [rysy:duplicate-hook] Api.begin() is a second @OnStart method beside edge(). Call one",
                "Api:6 error [rysy:duplicate-hook] again() is a second @OnPoll method beside poll(). Call one")
            .andNothingElse();
    }

    @Test
    void anOverriddenHookCountsOnce() {
        Compiled.of(source("""
            abstract class Base { @OnPoll int poll() { return 0; } @OnStart void start() { } }
            @Actor class Book extends Base {
                @Override @OnPoll int poll() { return 1; }
                @Override void start() { }
            }
            """)).cleanly();
    }

    @Test
    void handlersAndHooksBelongToActors() {
        Compiled.of(source("""
            class Book {
                @Handler void on(String message) { }
                void start() {
                }
                @OnStart
                void begin() { }
            }
            final class Closed { @OnStop void stop() { } }
            record Point(int x) { @OnPoll int poll() { return 0; } }
            """))
            .reports(
                "Book:3 warning [rysy:outside-actor] @Handler on on() does nothing: Book is no actor, and no",
                "Book:6 warning [rysy:outside-actor] @OnStart on begin() does nothing: Book is no actor, and no actor",
                "Book:9 error [rysy:outside-actor] @OnStop on stop() does nothing: Closed is no actor and cannot be",
                "Book:10 error [rysy:outside-actor] @OnPoll on poll() does nothing: Point is no actor and cannot be")
            .andNothingElse();
    }

    @Test
    void whatIsThereToBeInheritedIsFine() {
        Compiled.of(source("""
            interface Api { @Handler default void api(Byte message) { } }
            abstract class Base { @Handler void base(Short message) { } }
            class Open { @Handler void open(Integer message) { } }
            class More extends Open { @Handler void more(Long message) { } }
            @Actor class Book extends More { }
            class Silent { @Handler @SuppressWarnings("rysy:outside-actor") void on(String message) { } }
            """)).cleanly();
    }
}
