package io.rysy.processor;

import static io.rysy.processor.Compiled.source;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.MailboxKind;
import io.rysy.processor.model.Access;
import io.rysy.processor.model.ActorModel;
import io.rysy.processor.model.Deprecation;
import io.rysy.processor.model.HandlerKind;
import io.rysy.processor.model.HandlerModel;
import io.rysy.processor.model.Hook;
import io.rysy.processor.model.HookModel;
import io.rysy.processor.model.PrimitiveParameter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the writer gets to know of an actor. */
class ActorModelTest {

    @Test
    void settingsAndNames() {
        final ActorModel plain = model("@Actor class Book { @Handler void on(String message) { } }");
        assertThat(plain.type()).isEqualTo(ClassName.get("p", "Book"));
        assertThat(plain.packageName()).isEqualTo("p");
        assertThat(plain.ref()).isEqualTo(ClassName.get("p", "BookRef"));
        assertThat(plain.cell()).isEqualTo(ClassName.get("p", "BookCell"));
        assertThat(plain.mailbox()).isEqualTo(MailboxKind.BLOCKING);
        assertThat(plain.capacity()).isEqualTo(1024);
        assertThat(plain.cycles()).isEqualTo(CyclePolicy.INHERIT);
        assertThat(plain.access()).isEqualTo(Access.PACKAGE);
        assertThat(plain.deprecation()).isEqualTo(Deprecation.NONE);

        final ActorModel set = model("""
            class Outer {
                @Deprecated(forRemoval = true)
                @Actor(mailbox = MailboxKind.LOCK_FREE, capacity = 7, cycles = CyclePolicy.PERMISSIVE)
                protected static class Book { @Handler void on(String message) { } }
            }
            """);
        assertThat(set.ref()).isEqualTo(ClassName.get("p", "Outer_BookRef"));
        assertThat(set.cell()).isEqualTo(ClassName.get("p", "Outer_BookCell"));
        assertThat(set.mailbox()).isEqualTo(MailboxKind.LOCK_FREE);
        assertThat(set.capacity()).isEqualTo(7);
        assertThat(set.cycles()).isEqualTo(CyclePolicy.PERMISSIVE);
        assertThat(set.access()).isEqualTo(Access.PROTECTED);
        assertThat(set.deprecation()).isEqualTo(Deprecation.FOR_REMOVAL);
    }

    @Test
    void hooks() {
        final ActorModel book = model("""
            abstract class Base { @OnStop public void stop() { } }
            @Actor class Book extends Base { @OnPoll @Deprecated protected int poll() { return 0; } }
            """);
        assertThat(book.hooks()).containsExactly(
            new HookModel(Hook.ON_STOP, "stop", Access.PUBLIC, ClassName.get("p", "Base"), Deprecation.NONE),
            new HookModel(
                Hook.ON_POLL, "poll", Access.PROTECTED, ClassName.get("p", "Book"), Deprecation.DEPRECATED));
        assertThat(book.hook(Hook.ON_POLL)).map(HookModel::method).hasValue("poll");
        assertThat(book.hook(Hook.ON_START)).isEmpty();
    }

    @Test
    void kindsAndTypes() {
        final ActorModel book = model("""
            @Actor class Book {
                @Handler void none(List<String> message) { }
                @Handler long returned(Short message) { return 0; }
                @Handler void explicit(int[] message, Reply<List<String>> reply) { }
                @Handler(deferred = true) void later(Float message, DoubleReply reply) { }
                @Handler(syncOnly = true) void fill(Double message, StringBuilder into) { }
                @Handler void boxed(Long message, Reply<Long> reply) { }
            }
            """);
        assertThat(book.handlers()).extracting(
            HandlerModel::code, HandlerModel::method, HandlerModel::kind,
            handler -> handler.message().orElseThrow().declared().toString(),
            handler -> handler.message().orElseThrow().erased().toString(),
            handler -> handler.reply().map(reply -> reply.declared().toString()).orElse("-"),
            handler -> handler.into().map(into -> into.declared().toString()).orElse("-"),
            HandlerModel::suffix)
            .containsExactly(
                tuple(0, "none", HandlerKind.VOID,
                    "java.util.List<java.lang.String>", "java.util.List", "-", "-", ""),
                tuple(1, "returned", HandlerKind.RETURN,
                    "java.lang.Short", "java.lang.Short", "long", "-", ""),
                tuple(2, "explicit", HandlerKind.REPLY,
                    "int[]", "int[]", "java.util.List<java.lang.String>", "-", ""),
                tuple(3, "later", HandlerKind.DEFERRED,
                    "java.lang.Float", "java.lang.Float", "double", "-", ""),
                tuple(4, "fill", HandlerKind.SYNC_ONLY,
                    "java.lang.Double", "java.lang.Double", "-", "java.lang.StringBuilder", ""),
                tuple(5, "boxed", HandlerKind.REPLY,
                    "java.lang.Long", "java.lang.Long", "java.lang.Long", "-", ""));
        assertThat(book.handlers().get(3).reply().orElseThrow().isPrimitive()).isTrue();
        assertThat(book.handlers().get(5).reply().orElseThrow().isPrimitive()).isFalse();
        assertThat(book.handlers().get(0).message().orElseThrow().isGeneric()).isTrue();
    }

    @Test
    void primitives() {
        final ActorModel book = model("""
            @Actor class Book {
                @Handler void onTick(int instrument, long price) { }
                @Handler(syncOnly = true) void top(char side, StringBuilder into) { }
            }
            """);
        final HandlerModel tick = book.handlers().get(0);
        assertThat(tick.isPrimitive()).isTrue();
        assertThat(tick.message()).isEmpty();
        assertThat(tick.suffix()).isEqualTo("OnTick");
        assertThat(tick.primitives()).containsExactly(
            new PrimitiveParameter("instrument", TypeName.INT), new PrimitiveParameter("price", TypeName.LONG));
        assertThat(book.handlers().get(1).primitives()).containsExactly(
            new PrimitiveParameter("side", TypeName.CHAR));
        assertThat(book.handlers().get(1).into()).isPresent();
    }

    @Test
    void inheritedHandlersComeAfterOwnOnesWithTheTypesTheActorGives() {
        final ActorModel book = model("""
            interface Api { @Handler default void api(Byte message) { } }
            abstract class Base<T> {
                @Handler abstract long of(T message);
                @Handler void base(List<? super T> message) { }
            }
            abstract class Middle<U> extends Base<U[]> { @Handler public void middle(Set<U> message) { } }
            @Actor class Book extends Middle<String> implements Api {
                @Handler void own(Integer message) { }
                @Override long of(String[] message) { return 0; }
            }
            """);
        assertThat(book.handlers()).extracting(
            HandlerModel::code, HandlerModel::method, HandlerModel::inherited, HandlerModel::access,
            handler -> handler.declaredIn().simpleName(),
            handler -> handler.message().orElseThrow().declared().toString())
            .containsExactly(
                tuple(0, "own", false, Access.PACKAGE, "Book", "java.lang.Integer"),
                tuple(1, "of", false, Access.PACKAGE, "Book", "java.lang.String[]"),
                tuple(2, "middle", true, Access.PUBLIC, "Middle", "java.util.Set<java.lang.String>"),
                tuple(3, "base", true, Access.PACKAGE, "Base", "java.util.List<? super java.lang.String[]>"),
                tuple(4, "api", true, Access.PUBLIC, "Api", "java.lang.Byte"));
        assertThat(book.handlers()).extracting(handler -> handler.link().toString()).containsExactly(
            "p.Book#own(java.lang.Integer)",
            "p.Book#of(java.lang.String[])",
            "p.Middle#middle(java.util.Set)",
            "p.Base#base(java.util.List)",
            "p.Api#api(java.lang.Byte)");
    }

    @Test
    void aMethodThatImplementsAnInterfaceWithoutKnowingIt() {
        final ActorModel book = model("""
            interface Api { @Handler(deferred = true) void on(String message, LongReply reply); }
            class Base { public void on(String message, LongReply reply) { } }
            @Actor class Book extends Base implements Api { }
            """);
        assertThat(book.handlers()).singleElement().satisfies(handler -> {
            assertThat(handler.declaredIn()).isEqualTo(ClassName.get("p", "Base"));
            assertThat(handler.kind()).isEqualTo(HandlerKind.DEFERRED);
        });
    }

    @Test
    void pooledTypesAndDeprecation() {
        final ActorModel book = model("""
            @Message(pool = 8) @Deprecated class Quote { }
            @Message class Order { }
            @Actor class Book {
                @Handler @Deprecated Quote on(Order message) { return null; }
                @Handler void on(Quote message) { }
            }
            """);
        final ClassName pool = ClassName.get("p", "QuotePool");
        assertThat(book.handlers().get(0).message().orElseThrow().pool()).isEmpty();
        assertThat(book.handlers().get(0).reply().orElseThrow().pool()).hasValue(pool);
        assertThat(book.handlers().get(1).message().orElseThrow().pool()).hasValue(pool);
        assertThat(book.handlers()).extracting(HandlerModel::deprecation)
            .containsExactly(Deprecation.DEPRECATED, Deprecation.NONE);
        assertThat(book.handlers().get(1).message().orElseThrow().deprecation()).isEqualTo(Deprecation.DEPRECATED);
    }

    @Test
    void aRawMessageIsNamedWithWildcards() {
        final ActorModel book = model("""
            @Actor class Book { @Handler @SuppressWarnings("rawtypes") void on(Map message) { } }
            """);
        assertThat(book.handlers().get(0).message().orElseThrow().declared()).hasToString("java.util.Map<?, ?>");
    }

    @Test
    void theStubIsPublicIfAllItNamesIs() {
        assertThat(isPublic("public class Book { @Handler void on(String message) { } }")).isTrue();
        assertThat(isPublic("class Book { @Handler void on(String message) { } }")).isFalse();
        assertThat(isPublic("public class Book { @Handler void on(Hidden message) { } }")).isFalse();
        assertThat(isPublic("public class Book { @Handler void on(List<Hidden[]> message) { } }")).isFalse();
        assertThat(isPublic("public class Book { @Handler void on(Hidden.Open message) { } }")).isFalse();
        assertThat(isPublic("public class Book { @Handler Hidden on(String message) { return null; } }")).isFalse();
        assertThat(isPublic("public class Book { Hidden field; @OnStart void start() { } }")).isTrue();
    }

    @Test
    void stubsThatNameEachOtherAreJudgedTogether() {
        final String open = "@Actor public class A { @Handler BRef on(String message) { return null; } }";
        final String circle = "@Actor public class B { @Handler ARef on(%s message) { return null; } }";
        assertThat(models(source(open), source(circle.formatted("String"))))
            .extracting(ActorModel::publicRef).containsExactly(true, true);
        assertThat(models(source(open), source(circle.formatted("Hidden")), source("class Hidden { }")))
            .extracting(ActorModel::publicRef).containsExactly(false, false);
    }

    @Test
    void handlersOfClassFilesAreHandlers(@TempDir Path library) {
        Compiled.of(source("public abstract class Base { @Handler public void on(String message) { } }"))
            .into(library);
        final RecordingWriter writer = new RecordingWriter();
        Compiled.against(library, List.of(new RysyProcessor(List.of(writer))),
            source("@Actor class Book extends Base { @Handler void own(Integer message) { } }")).cleanly();
        assertThat(writer.actors().get(0).handlers()).extracting(HandlerModel::method).containsExactly("own", "on");
    }

    @Test
    void faultsOfClassFilesAreReportedOnTheActor(@TempDir Path library) {
        final String base = source("public abstract class Base { @Handler public void on() { } }");
        Compiled.of(base.replace("package p", "package q")).into(library);
        Compiled.against(library, List.of(new RysyProcessor()), source("\n\n@Actor class Book extends q.Base { }"))
            .reports("Book:4 error [rysy:no-message] The handler Base.on() takes no message.");
    }

    private static boolean isPublic(String book) {
        return models(source("@Actor " + book), source("class Hidden { public static class Open { } }"))
            .get(0).publicRef();
    }

    private static ActorModel model(String text) {
        return models(source(text)).get(0);
    }

    private static List<ActorModel> models(String... sources) {
        final RecordingWriter writer = new RecordingWriter();
        final Compiled compiled = Compiled.with(List.of(new RysyProcessor(List.of(writer))), sources);
        assertThat(compiled.reports()).filteredOn(report -> report.contains(" error ")).isEmpty();
        return writer.actors();
    }
}
