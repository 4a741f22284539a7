package p;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.ActorSystem;
import io.rysy.CyclicInvocationException;
import io.rysy.Group;
import io.rysy.annotations.CyclePolicy;

/** Actors that know their own stub and each other's; cycle policies. */
public final class Cycles {

    private Cycles() {
    }

    public static void cyclesAreJudgedByTheNearestPolicy() {
        try (ActorSystem system = ActorSystem.create("test")) {
            final Group group = system.group("group").build();
            final AskerRef asker = AskerRef.declare(group, "asker");
            final TellerRef teller = TellerRef.spawn(group, "teller", context -> new Teller(asker));
            asker.start(context -> new Asker(context.self(), teller));
            assertThatThrownBy(() -> asker.fastSend("ask")).isInstanceOf(CyclicInvocationException.class);
            assertThat(asker.fastSend(1L)).isEqualTo("permissive told");
            assertThat(asker.with(CyclePolicy.PERMISSIVE)).isEqualTo(asker);
            assertThat(asker.with(CyclePolicy.INHERIT)).isSameAs(asker);
            assertThatThrownBy(() -> asker.with(null)).isInstanceOf(NullPointerException.class);
            assertThat(asker.fastSend(true)).isSameAs(asker);
        }
    }
}
