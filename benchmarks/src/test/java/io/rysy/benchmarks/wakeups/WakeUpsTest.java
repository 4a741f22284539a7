package io.rysy.benchmarks.wakeups;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import io.rysy.Group;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import picocli.CommandLine;

@Timeout(120)
class WakeUpsTest {

    @Test
    void aGroupThatFallsAsleepIsWokenByEachMessage() {
        assertThat(new CommandLine(new WakeUpsCommand()).execute("--rounds", "100000")).isZero();
    }

    @Test
    void theHuntSaysWhichMessageWasNotHandled() {
        try (ActorSystem system = ActorSystem.create("nobody runs it")) {
            final Group group = system.group("group").build();
            final Hunt hunt = new Hunt(group, () -> false, new SplittableRandom(1), 1_000);

            assertThat(hunt.run(10, done -> { })).isFalse();

            assertThat(hunt.rounds()).isEqualTo(1);
        }
    }
}
