package io.rysy.benchmarks.quiet;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class QuietTest {

    private static final double NEVER = 1e-6;

    @Test
    void isQuietWhereNothingWasFaster() {
        final Quiet machine = Quiet.knowing(Double.MAX_VALUE);

        assertThat(machine.isNow()).isTrue();
        assertThat(machine.best()).isBetween(NEVER, 1e6);
    }

    @Test
    void waitsInVainWhereTheBestIsOutOfReach() {
        final Quiet machine = Quiet.knowing(NEVER);

        assertThat(machine.await(Duration.ofMillis(1))).isFalse();
        assertThat(machine.best()).isEqualTo(NEVER);
    }

    @Test
    void anInterruptEndsTheWait() {
        Thread.currentThread().interrupt();

        assertThat(Quiet.knowing(NEVER).await(Duration.ofDays(1))).isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void learnsTheBestOfWhatItSees() {
        final Quiet machine = Quiet.learn();
        final double learnt = machine.best();

        assertThat(learnt).isBetween(NEVER, 1e6);
        machine.isNow();
        assertThat(machine.best()).isLessThanOrEqualTo(learnt);
    }
}
