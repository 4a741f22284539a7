package p.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** A package whose classes have names that generated code uses for something else. */
public final class Shadows {

    private Shadows() {
    }

    @java.lang.SuppressWarnings("deprecation")
    public static void classesOfThePackageMayHaveAnyName() {
        try (io.rysy.ActorSystem system = io.rysy.ActorSystem.create("test")) {
            final io.rysy.Group group = system.group("group").build();
            final ShadowedRef ref = ShadowedRef.spawn(group, "shadowed", context -> new Shadowed());
            final IllegalStateException failure = new IllegalStateException();
            ref.send(new ActorSystem(1));
            ref.send(new Group(2));
            ref.send(new Throwable(3));
            ref.send(failure);
            ref.sendLanes(4, 5L);
            group.doWork();
            assertThat(ref.fastSend(new Class(0))).isEqualTo(
                List.of("start", new ActorSystem(1), new Group(2), new Throwable(3), failure, 9L));
            assertThat(ref.fastSend(new String(6))).isEqualTo(new Long(6));
            assertThat(ref.fastSend("7")).isEqualTo(7L);
            assertThat(ref.fastSend(new Override(8))).isEqualTo(8);
            assertThat(ref.fastSend(new Reply(9))).isEqualTo(new Object(9));
            assertThat(ref.fastSend(new Deprecated(10))).isTrue();
        }
    }

    public static void aPooledMessageToo() {
        try (io.rysy.ActorSystem system = io.rysy.ActorSystem.create("test")) {
            final io.rysy.Group group = system.group("group").build();
            final HolderRef ref = HolderRef.spawn(group, "holder", context -> new Holder());
            final Held held = HeldPool.of(system).acquire();
            held.price(7);
            final var asked = ref.ask(held).toCompletableFuture();
            group.doWork();
            assertThat(asked).isCompletedWithValue(7L);
        }
    }
}
