package p;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.HandlerFailedException;
import io.rysy.Reply;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.annotations.OnBatchEnd;
import io.rysy.annotations.OnPoll;
import io.rysy.annotations.OnStart;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Doubles behind a stub. */
public final class Doubles {

    @Actor
    public static final class Exchange {
        @OnStart void start() { throw new AssertionError(); }
        @OnPoll int poll() { throw new AssertionError(); }
        @OnBatchEnd void flush() { throw new AssertionError(); }
        @Handler void order(String order) { }
        @Handler int position(Integer instrument) { return 0; }
        @Handler void depth(Long query, Reply<String> reply) { reply.reply("real"); }
        @Handler(deferred = true) void fill(Short query, Reply<String> reply) { reply.reply("real"); }
        @Handler(syncOnly = true) void top(Byte query, StringBuilder into) { into.append("real"); }
        @Handler void tick(int instrument, long price) { }
    }

    private static final class Simulated implements Doubles_ExchangeRef.Handlers {
        final List<String> log = new ArrayList<>();

        @Override public void order(String order) { log.add(order); }
        @Override public int position(Integer instrument) { return 42; }
        @Override public void depth(Long query, Reply<String> reply) { reply.reply("simulated"); }
        @Override public void fill(Short query, Reply<String> reply) { reply.reply("simulated"); }
        @Override public void top(Byte query, StringBuilder into) { into.append("simulated"); }
        @Override public void tick(int instrument, long price) { log.add(instrument + "@" + price); }
    }

    private static void with(Doubles_ExchangeRef.Handlers handlers, Consumer<Doubles_ExchangeRef> test) {
        try (ActorSystem system = ActorSystem.builder("test").errorHandler(thrown -> { }).build()) {
            final Group group = system.group("group").build();
            test.accept(Doubles_ExchangeRef.spawnAs(group, "exchange", context -> handlers));
        }
    }

    public static void aDoubleHandlesWhatTheActorWould() {
        final Simulated simulated = new Simulated();
        with(simulated, ref -> {
            ref.send("order");
            ref.sendTick(1, 2);
            final var fill = ref.ask((short) 1).toCompletableFuture();
            final var depth = ref.ask(1L).toCompletableFuture();
            final var position = ref.ask(1).toCompletableFuture();
            ref.group().doWork();
            ref.group().doWork();
            assertThat(simulated.log).containsExactly("order", "1@2");
            assertThat(fill).isCompletedWithValue("simulated");
            assertThat(depth).isCompletedWithValue("simulated");
            assertThat(position).isCompletedWithValue(42);
            ref.fastSend("now");
            ref.fastSendTick(3, 4);
            assertThat(ref.fastSend(1)).isEqualTo(42);
            assertThat(ref.fastSend(1L)).isEqualTo("simulated");
            assertThat(ref.fastSend((byte) 1, new StringBuilder())).hasToString("simulated");
            assertThat(simulated.log).endsWith("now", "3@4");
        });
    }

    public static void whatADoubleDoesNotHandleItRefuses() {
        with(new Doubles_ExchangeRef.Handlers() { }, ref -> {
            assertThatThrownBy(() -> ref.fastSend("order")).isInstanceOf(HandlerFailedException.class)
                .cause().hasMessage("this double of Exchange does not handle String");
            assertThatThrownBy(() -> ref.fastSendTick(1, 2)).isInstanceOf(HandlerFailedException.class)
                .cause().hasMessage("this double of Exchange does not handle tick");
            assertThatThrownBy(() -> ref.fastSend(1L)).isInstanceOf(HandlerFailedException.class);
        });
    }

    public static void aSecondStartIsRefusedAndChangesNothing() {
        try (ActorSystem system = ActorSystem.create("test")) {
            final Group group = system.group("group").build();
            final Simulated simulated = new Simulated();
            final Doubles_ExchangeRef ref = Doubles_ExchangeRef.declare(group, "exchange");
            ref.send("early");
            ref.startAs(context -> simulated);
            assertThatThrownBy(() -> ref.start(context -> new Exchange())).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> ref.startAs(null)).isInstanceOf(NullPointerException.class);
            group.doWork();
            assertThat(simulated.log).containsExactly("early");
        }
    }
}
