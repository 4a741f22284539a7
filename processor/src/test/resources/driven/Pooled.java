package p;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.Reply;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.annotations.Message;
import java.util.ArrayList;
import java.util.List;

/** Pools of messages of many shapes. */
public final class Pooled {

    static class Base<T> {
        private T key;
        int shadowed;
        protected List<T> keys;
    }

    /** Fields of all types, its own and inherited, seen and unseen. */
    @Message(pool = 2)
    static class Wide extends Base<String> {
        private boolean flag;
        private byte small;
        private char letter;
        private int[] numbers;
        private double ratio;
        @Deprecated long old;
        long shadowed;
    }

    /** Nothing in it. */
    @Message(pool = 1)
    public static class Empty { }

    @Deprecated
    @Message(pool = 1)
    public static class Outdated {
        public int value;
    }

    @SuppressWarnings("rysy:kept-message")
    @Actor
    static class Taker {
        final List<Object> taken = new ArrayList<>();

        @Handler void wide(Wide wide) { taken.add(wide); }
        @Handler void pooled_Wide(int pooled_WidePool) { }
        @Handler long empty(Empty empty) { return taken.size(); }
        @Handler void explicit(Integer wanted, Reply<Empty> reply) { reply.reply(null); }
        @Handler Wide wideOf(int pooled_WidePoolDrain, int reply) { return null; }
        @Handler(deferred = true) void later(String wanted, Reply<Wide> reply) { reply.reply(null); }
        @Handler(syncOnly = true) void fill(Long wanted, Wide into) { into.old = wanted; }
        @SuppressWarnings("deprecation") @Handler void outdated(Outdated message) { taken.add(message); }
    }

    public static void everyFieldIsCopiedAndCompared() {
        final ActorSystem system = ActorSystem.create("test");
        final Pooled_WidePool pool = Pooled_WidePool.of(system);
        final Wide from = pool.acquire();
        ((Base<String>) from).key = "key";
        ((Base<String>) from).shadowed = 1;
        from.keys = List.of("a");
        from.flag = true;
        from.small = 2;
        from.letter = 'c';
        from.numbers = new int[] {3};
        from.ratio = 0.5;
        from.shadowed = 4L;
        final Wide copy = pool.copy(from);
        assertThat(pool.same(from, copy)).isTrue();
        assertThat(copy).usingRecursiveComparison().isEqualTo(from);
        assertThat(((Base<String>) copy).shadowed).isEqualTo(1);
        ((Base<String>) copy).key = "other";
        assertThat(pool.same(from, copy)).isFalse();
        pool.release(copy);
        from.ratio = Double.NaN;
        final Wide another = pool.copy(from);
        assertThat(pool.same(from, another)).isTrue();
        from.ratio = 0.0;
        another.ratio = -0.0;
        assertThat(pool.same(from, another)).isFalse();
        pool.release(from);
        pool.release(another);
        system.close();
    }

    public static void everyOperationOfAPooledMessage() {
        try (ActorSystem system = ActorSystem.create("test")) {
            final Group group = system.group("group").build();
            final Taker taker = new Taker();
            final Pooled_TakerRef ref = Pooled_TakerRef.spawn(group, "taker", context -> taker);
            final Pooled_EmptyPool empties = Pooled_EmptyPool.of(system);
            ref.send(Pooled_WidePool.of(system).acquire());
            ref.send(empties.acquire());
            assertThat(ref.offer(empties.acquire())).isTrue();
            final List<Long> replies = new ArrayList<>();
            ref.send(empties.acquire(), replies::add);
            ref.ask(empties.acquire()).thenAccept(replies::add);
            ref.ask(empties.acquire(), java.time.Duration.ofMinutes(1)).thenAccept(replies::add);
            ref.send(1);
            ref.send("later");
            ref.sendWideOf(1, 2);
            while (group.doWork() > 0) {
                continue;
            }
            assertThat(replies).containsExactly(1L, 1L, 1L);
            assertThat(ref.fastSendVoid(1)).isTrue();
            assertThat(ref.fastSendVoidWideOf(1, 2)).isTrue();
            assertThat(ref.fastSendWideOf(1, 2)).isNull();
            final Wide wide = new Wide();
            assertThat(ref.fastSend(5L, wide)).isSameAs(wide);
        }
    }
}
