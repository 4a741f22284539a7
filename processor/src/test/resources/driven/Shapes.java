package p;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.Reply;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** Types in all their shapes. */
public final class Shapes {

    public enum Side { BUY, SELL }

    public record Pair<A, B>(A first, B second) { }

    interface Greets {
        @Handler default String greet(StringBuilder name) { return "hello " + name; }
    }

    abstract static class Base<M> implements Greets {
        @Handler String generic(M message) { return "generic " + message; }
        @Handler String overridden(Thread message) { return "base"; }
    }

    @Actor
    static final class Derived extends Base<Side> {
        @Override String overridden(Thread message) { return "derived"; }
        @Handler String own(Character message) { return "own"; }
    }

    @Actor
    static final class Overloads {
        @Handler String on(int message) { return "int"; }
        @SuppressWarnings("rysy:overlap")
        @Handler String on(Object message) { return "Object"; }
        @SuppressWarnings("rysy:overlap")
        @Handler String on(Integer message) { return "Integer"; }
        @Handler String onLong(long message) { return "long"; }
        @SuppressWarnings("rysy:overlap")
        @Handler void on(Long message, Reply<String> reply) { reply.reply("Long"); }
    }

    @Actor
    static final class Generics {
        @Handler String list(List<Side> message) { return "list " + message; }
        @Handler List<? extends Number> map(Map<String, ? super Integer> message) { return List.of(message.size()); }
        @Handler Pair<Side, Long> pair(Pair<Side, Long> message) { return message; }
    }

    @Actor
    static final class Plain {
        @Handler Side side(Side message) { return message; }
        @Handler int[] ints(int[] message) { return message; }
        @Handler String[][] strings(String[][] message) { return message; }
        @Handler List<String>[] lists(List<String>[] message) { return message; }
        @Handler String raw(@SuppressWarnings("rawtypes") Map message) { return "raw"; }
        @Handler String consumer(Consumer<String> message) { return "consumer"; }
        @Handler String function(Function<String, String> message) { return "function"; }
        @Handler String both(BiConsumer<String, Side> message) { return "both"; }
        @Handler void void1(Runnable message) { message.run(); }
        @Handler Object any(StringBuilder message) { return message; }
    }

    private static void with(Consumer<Group> test) {
        try (ActorSystem system = ActorSystem.create("test")) {
            test.accept(system.group("group").build());
        }
    }

    public static void inheritedHandlersAndThoseOfInterfacesAreReached() {
        with(group -> {
            final Shapes_DerivedRef ref = Shapes_DerivedRef.spawn(group, "derived", context -> new Derived());
            assertThat(ref.fastSend(new StringBuilder("you"))).isEqualTo("hello you");
            assertThat(ref.fastSend(Side.BUY)).isEqualTo("generic BUY");
            assertThat(ref.fastSend(Thread.currentThread())).isEqualTo("derived");
            assertThat(ref.fastSend('c')).isEqualTo("own");
            final var asked = ref.ask(Side.SELL).toCompletableFuture();
            group.doWork();
            assertThat(asked).isCompletedWithValue("generic SELL");
        });
    }

    public static void overloadsAreChosenByTheDeclaredType() {
        with(group -> {
            final Shapes_OverloadsRef ref = Shapes_OverloadsRef.spawn(group, "overloads", context -> new Overloads());
            assertThat(ref.fastSend((Object) 1)).isEqualTo("Object");
            assertThat(ref.fastSend(Integer.valueOf(1))).isEqualTo("Integer");
            assertThat(ref.fastSend(Long.valueOf(1))).isEqualTo("Long");
            assertThat(ref.fastSendOn(1)).isEqualTo("int");
            assertThat(ref.fastSendOnLong(1L)).isEqualTo("long");
            final var object = ref.ask((Object) 1).toCompletableFuture();
            final var integer = ref.ask(Integer.valueOf(1)).toCompletableFuture();
            final var wide = ref.ask(Long.valueOf(1)).toCompletableFuture();
            group.doWork();
            assertThat(object).isCompletedWithValue("Object");
            assertThat(integer).isCompletedWithValue("Integer");
            assertThat(wide).isCompletedWithValue("Long");
        });
    }

    public static void genericMessagesAndRepliesKeepTheirArguments() {
        with(group -> {
            final Shapes_GenericsRef ref = Shapes_GenericsRef.spawn(group, "generics", context -> new Generics());
            assertThat(ref.fastSend(List.of(Side.BUY))).isEqualTo("list [BUY]");
            final List<? extends Number> size = ref.fastSend(Map.of("a", 1));
            assertThat(size.get(0)).isEqualTo(1);
            final Pair<Side, Long> pair = new Pair<>(Side.BUY, 1L);
            final Pair<Side, Long> same = ref.fastSend(pair);
            assertThat(same).isSameAs(pair);
            final var asked = ref.ask(pair).toCompletableFuture();
            group.doWork();
            assertThat(asked).isCompletedWithValue(pair);
        });
    }

    @SuppressWarnings("unchecked")
    public static void enumsAndArraysAndFunctionsAreMessages() {
        with(group -> {
            final Shapes_PlainRef ref = Shapes_PlainRef.spawn(group, "plain", context -> new Plain());
            final int[] ints = {1, 2};
            final String[][] strings = {{"a"}};
            final List<String>[] lists = (List<String>[]) new List<?>[] {List.of("a")};
            final Consumer<String> consumer = text -> { };
            final Function<String, String> function = text -> text;
            final BiConsumer<String, Side> both = (text, side) -> { };
            final boolean[] ran = new boolean[1];
            final Runnable runnable = () -> ran[0] = true;
            assertThat(ref.fastSend(Side.SELL)).isEqualTo(Side.SELL);
            assertThat(ref.fastSend(ints)).isSameAs(ints);
            assertThat(ref.fastSend(strings)).isSameAs(strings);
            assertThat(ref.fastSend(lists)).isSameAs(lists);
            assertThat(ref.fastSend(Map.of())).isEqualTo("raw");
            assertThat(ref.fastSend(consumer)).isEqualTo("consumer");
            assertThat(ref.fastSend(function)).isEqualTo("function");
            assertThat(ref.fastSend(both)).isEqualTo("both");
            ref.fastSend(runnable);
            final var askedInts = ref.ask(ints).toCompletableFuture();
            final var askedLists = ref.ask(lists).toCompletableFuture();
            final var asked = ref.ask(function).toCompletableFuture();
            group.doWork();
            assertThat(ran[0]).isTrue();
            assertThat(askedInts).isCompletedWithValue(ints);
            assertThat(askedLists).isCompletedWithValue(lists);
            assertThat(asked).isCompletedWithValue("function");
        });
    }
}
