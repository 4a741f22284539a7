package p;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.HandlerFailedException;
import io.rysy.NoReplyException;
import io.rysy.Reply;
import io.rysy.SyncExecution;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.List;
import java.util.Map;

/** Synchronous calls that the group's own thread runs. */
public final class Owners {

    public record Who() { }

    public record Silent() { }

    public record Filled() { }

    public static final class Place {
        Thread thread;
    }

    @Actor
    static final class Owned {
        Thread last;

        @Handler void note(String message) { last = Thread.currentThread(); }
        @Handler Thread who(Who who) { return Thread.currentThread(); }
        @Handler Map<String, Long> typed(List<String> keys) { return Map.of(keys.get(0), 1L); }
        @Handler void explicit(Integer message, Reply<List<Thread>> reply) {
            reply.reply(List.of(Thread.currentThread()));
        }
        @Handler void silent(Silent message, Reply<String> reply) { }
        @Handler(syncOnly = true) void fill(Filled message, Place into) { into.thread = Thread.currentThread(); }
        @Handler(syncOnly = true) void fillMany(Long message, List<Thread> into) { into.add(Thread.currentThread()); }
        @Handler(syncOnly = true) void fillLanes(int message, Place into) { into.thread = Thread.currentThread(); }
        @Handler void fail(Boolean message) { throw new IllegalStateException("no"); }
    }

    public static void everyFormRunsOnTheGroupsThread() {
        try (ActorSystem system = ActorSystem.builder("test").errorHandler(thrown -> { }).build()) {
            final Group group = system.group("group").sync(SyncExecution.OWNER).build();
            final Owned owned = new Owned();
            final Owners_OwnedRef ref = Owners_OwnedRef.spawn(group, "owned", context -> owned);
            group.start();
            final Thread owner = ref.fastSend(new Who());
            assertThat(owner).isNotSameAs(Thread.currentThread());
            assertThat(ref.fastSendSpin(new Who())).isSameAs(owner);
            assertThat(ref.fastSendAdaptive(new Who())).isSameAs(owner);
            assertThat(ref.fastSendOr(new Who(), null)).isIn(owner, null);
            ref.fastSend("note");
            assertThat(owned.last).isSameAs(owner);
            assertThat(ref.fastSend(List.of("key"))).containsEntry("key", 1L);
            assertThat(ref.fastSend(3)).containsExactly(owner);
            final Place place = new Place();
            assertThat(ref.fastSend(new Filled(), place)).isSameAs(place);
            assertThat(place.thread).isSameAs(owner);
            final List<Thread> places = new java.util.ArrayList<>();
            assertThat(ref.fastSend(4L, places)).isSameAs(places).containsExactly(owner);
            final Place lanes = new Place();
            assertThat(ref.fastSendFillLanes(5, lanes)).isSameAs(lanes);
            assertThat(lanes.thread).isSameAs(owner);
            assertThatThrownBy(() -> ref.fastSend(true)).isInstanceOf(HandlerFailedException.class);
            assertThatThrownBy(() -> ref.fastSend(new Silent())).isInstanceOf(NoReplyException.class);
        }
    }
}
