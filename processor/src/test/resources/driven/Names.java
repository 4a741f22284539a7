package p;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.LongReply;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.ArrayList;
import java.util.List;

/** Names of the user's that generated code uses too. */
public final class Names {

    @Deprecated
    public record Old(int value) { }

    @Actor
    public static final class Tricky {
        final List<Object> log = new ArrayList<>();

        @Handler void a(int message, int self, int reply, int cell, int to, int entered) {
            log.add(List.of(message, self, reply, cell, to, entered));
        }
        @Handler long b(long thrown, long policy, long ifBusy, long limit, long recipient, long into) {
            return thrown + policy + ifBusy + limit + recipient + into;
        }
        @Handler void c(int actor, int handlers, int handler, int handle, int lane0, int lane1, LongReply why) {
            why.reply(actor + handlers + handler + handle + lane0 + lane1);
        }
        @Handler(syncOnly = true) void d(int into, int to, StringBuilder builder) { builder.append(into).append(to); }
        @Handler(deferred = true) void e(int lanes, int handle, LongReply reply) { reply.reply(lanes + handle); }
        @Handler void string(String message) { log.add(message); }
        @Handler void start(Cell message) { log.add(message.value()); }
        @Handler void stop(Function message) { log.add(message.value()); }
        @Handler void name(Handlers message) { log.add(message.value()); }
        @Handler void send(Objects message) { log.add(message.value()); }
        @Handler void placement(Placement message) { log.add(message.value()); }
        @Handler void reply(int value) { log.add(value); }
        @Handler void dispatch(Integer value) { log.add(value); }
        @Handler void messageTypes(Long value) { log.add(value); }
        @Handler void fooBar(Short value) { log.add(value); }
        @Handler void foo_bar(Byte value) { log.add(value); }
        @Handler void _under(Character value) { log.add(value); }
        @Handler void $dollar(Float value) { log.add(value); }
    }

    @Actor
    @Deprecated
    static final class Aged {
        @Handler int on(Integer message) { return message; }
    }

    @Actor
    static final class Aging {
        @SuppressWarnings("deprecation")
        @Handler int on(Old message) { return message.value(); }
        @Deprecated @Handler int old(Integer message) { return message; }
        @Deprecated(forRemoval = true) @Handler int older(int message) { return message; }
    }

    public static void parametersMayHaveAnyName() {
        try (ActorSystem system = ActorSystem.create("test")) {
            final Group group = system.group("group").build();
            final Tricky tricky = new Tricky();
            final Names_TrickyRef ref = Names_TrickyRef.spawn(group, "tricky", context -> tricky);
            ref.sendA(1, 2, 3, 4, 5, 6);
            group.doWork();
            ref.fastSendA(1, 2, 3, 4, 5, 6);
            assertThat(ref.fastSendVoidA(1, 2, 3, 4, 5, 6)).isTrue();
            assertThat(ref.offerA(1, 2, 3, 4, 5, 6)).isTrue();
            assertThat(tricky.log).hasSize(3).containsOnly(List.of(1, 2, 3, 4, 5, 6));
            assertThat(ref.fastSendOrB(1, 2, 3, 4, 5, 6, 7)).isEqualTo(21);
            assertThat(ref.fastSendC(1, 2, 3, 4, 5, 6)).isEqualTo(21);
            assertThat(ref.fastSendOrD(1, 2, new StringBuilder(), null)).hasToString("12");
            final var b = ref.askB(1, 2, 3, 4, 5, 6).toCompletableFuture();
            final var c = ref.askC(1, 2, 3, 4, 5, 6).toCompletableFuture();
            final var e = ref.askE(1, 2).toCompletableFuture();
            group.doWork();
            assertThat(b).isCompletedWithValue(21L);
            assertThat(c).isCompletedWithValue(21L);
            assertThat(e).isCompletedWithValue(3L);
        }
    }

    public static void handlersAndMessagesMayHaveAnyName() {
        try (ActorSystem system = ActorSystem.create("test")) {
            final Group group = system.group("group").build();
            final Tricky tricky = new Tricky();
            final Names_TrickyRef ref = Names_TrickyRef.spawn(group, "tricky", context -> tricky);
            ref.send("1");
            ref.toStringString().reply("2");
            ref.send(new Cell(3));
            ref.send(new Function(4));
            ref.send(new Handlers(5));
            ref.send(new Objects(6));
            ref.sendReply(7);
            ref.send(8);
            ref.send(9L);
            ref.send((short) 10);
            ref.send((byte) 11);
            ref.send('c');
            ref.send(1.5f);
            ref.toReply().reply(12);
            group.doWork();
            group.doWork();
            assertThat(tricky.log).containsExactlyInAnyOrder(
                "1", "2", 3, 4, 5, 6, 7, 8, 9L, (short) 10, (byte) 11, 'c', 1.5f, 12);
        }
    }

    @SuppressWarnings({"deprecation", "removal"})
    public static void whatIsDeprecatedCompilesAndRuns() {
        try (ActorSystem system = ActorSystem.create("test")) {
            final Group group = system.group("group").build();
            assertThat(Names_AgedRef.spawn(group, "aged", context -> new Aged()).fastSend(1)).isEqualTo(1);
            final Names_AgingRef ref = Names_AgingRef.spawn(group, "aging", context -> new Aging());
            assertThat(ref.fastSend(new Old(1))).isEqualTo(1);
            assertThat(ref.fastSend(2)).isEqualTo(2);
            assertThat(ref.fastSendOlder(3)).isEqualTo(3);
        }
    }
}
