package p;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.List;
import java.util.function.Consumer;
import p.far.Far;
import p.far.Greets;

/** Actors and handlers across packages; types of one simple name. */
public final class Packages {

    /** Has the same simple name as a message of the other package. */
    record Tick(int instrument) { }

    sealed interface Instruction { }

    record Buy(int lots) implements Instruction { }

    record Sell(int lots) implements Instruction { }

    enum Side { BUY, SELL }

    static final class First {
        record Price(long value) { }

        @Actor
        static final class Book {
            @Handler String price(Price message) { return "first " + message.value(); }
            @Handler String other(Second.Price message) { return "other " + message.value(); }
        }
    }

    static final class Second {
        record Price(long value) { }

        @Actor
        static final class Book {
            @Handler String price(Price message) { return "second " + message.value(); }
            @Handler First.Price other(First.Price message) { return message; }
        }
    }

    @Actor
    static final class Near extends Far<Side> implements Greets {
        @Override public Side abstractly(Side message) { return message == Side.BUY ? Side.SELL : Side.BUY; }
        @Handler String onTick(Packages.Tick tick) { return "near tick " + tick.instrument(); }
        @Handler String sealed(Instruction message) {
            return message instanceof Buy buy ? "buy " + buy.lots() : "sell " + ((Sell) message).lots();
        }
        @Handler String sides(Side[] message) { return "sides " + message.length; }
        @Handler String matrix(long[][] message) { return "matrix " + message.length; }
        @Handler String started(Byte query) { return started; }
    }

    private static void with(Consumer<Group> test) {
        try (ActorSystem system = ActorSystem.create("test")) {
            test.accept(system.group("group").build());
        }
    }

    public static void handlersOfOtherPackagesAreReached() {
        with(group -> {
            final Packages_NearRef ref = Packages_NearRef.spawn(group, "near", context -> new Near());
            assertThat(ref.fastSend((short) 1)).isEqualTo("hidden 1");
            assertThat(ref.fastSend((byte) 1)).isEqualTo("started");
            assertThat(ref.fastSend(new StringBuilder("you"))).isEqualTo("hello you");
            assertThat(ref.fastSend(List.of(Side.BUY))).isEqualTo("far [BUY]");
            assertThat(ref.fastSend(Side.BUY)).isEqualTo(Side.SELL);
            final var hidden = ref.ask((short) 2).toCompletableFuture();
            final var far = ref.ask(List.of(Side.SELL)).toCompletableFuture();
            final var greeting = ref.ask(new StringBuilder("all")).toCompletableFuture();
            group.doWork();
            assertThat(hidden).isCompletedWithValue("hidden 2");
            assertThat(far).isCompletedWithValue("far [SELL]");
            assertThat(greeting).isCompletedWithValue("hello all");
        });
    }

    public static void messagesOfOneSimpleNameAreToldApart() {
        with(group -> {
            final Packages_NearRef ref = Packages_NearRef.spawn(group, "near", context -> new Near());
            assertThat(ref.fastSend(new Tick(7))).isEqualTo("near tick 7");
            assertThat(ref.fastSend(new Far.Tick(8))).isEqualTo("far tick 8");
            final var near = ref.ask(new Tick(7)).toCompletableFuture();
            final var far = ref.ask(new Far.Tick(8)).toCompletableFuture();
            group.doWork();
            assertThat(near).isCompletedWithValue("near tick 7");
            assertThat(far).isCompletedWithValue("far tick 8");
        });
    }

    public static void sealedTypesAndArraysAreMessages() {
        with(group -> {
            final Packages_NearRef ref = Packages_NearRef.spawn(group, "near", context -> new Near());
            assertThat(ref.fastSend(new Buy(1))).isEqualTo("buy 1");
            assertThat(ref.fastSend(new Sell(2))).isEqualTo("sell 2");
            assertThat(ref.fastSend(Side.values())).isEqualTo("sides 2");
            assertThat(ref.fastSend(new long[3][])).isEqualTo("matrix 3");
            final var buy = ref.ask(new Buy(1)).toCompletableFuture();
            final var matrix = ref.ask(new long[3][]).toCompletableFuture();
            group.doWork();
            assertThat(buy).isCompletedWithValue("buy 1");
            assertThat(matrix).isCompletedWithValue("matrix 3");
        });
    }

    public static void nestedTypesOfOneSimpleNameHaveStubsOfTheirOwn() {
        with(group -> {
            final Packages_First_BookRef first =
                Packages_First_BookRef.spawn(group, "first", context -> new First.Book());
            final Packages_Second_BookRef second =
                Packages_Second_BookRef.spawn(group, "second", context -> new Second.Book());
            assertThat(first.fastSend(new First.Price(1))).isEqualTo("first 1");
            assertThat(first.fastSend(new Second.Price(2))).isEqualTo("other 2");
            assertThat(second.fastSend(new Second.Price(3))).isEqualTo("second 3");
            assertThat(second.fastSend(new First.Price(4))).isEqualTo(new First.Price(4));
        });
    }
}
