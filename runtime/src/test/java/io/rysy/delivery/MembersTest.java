package io.rysy.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import io.rysy.Group;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class MembersTest {

    private final List<Throwable> errors = new ArrayList<>();
    private final ActorSystem system = ActorSystem.builder("test").errorHandler(errors::add).build();
    private final Group group = system.group("group").build();

    @AfterEach
    void closeSystem() {
        system.close();
    }

    private List<String> names() {
        return List.of(group.core().members().toString().split(", "));
    }

    private RunsRef spawn(final String name) {
        return RunsRef.spawn(group, name, context -> new Runs());
    }

    @Test
    void aGroupForgetsAnActorThatHasStopped() {
        spawn("first");
        final RunsRef second = spawn("second");
        spawn("third");
        group.doWork();
        second.stop();
        assertThat(names()).containsExactly("first", "second", "third");

        group.doWork();

        assertThat(names()).containsExactly("first", "third");
        assertThat(second.stopped()).isCompleted();
    }

    @Test
    void aGroupForgetsAnActorThatDidNotStart() {
        spawn("first");
        final RunsRef second = RunsRef.spawn(group, "second", context -> {
            throw new IllegalStateException("meant to fail");
        });

        group.doWork();

        assertThat(names()).containsExactly("first");
        assertThat(second.started()).isCompletedExceptionally();
        assertThat(errors).hasSize(1);
    }
}
