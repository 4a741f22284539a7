package io.rysy.benchmarks.quiet;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuietTest {

    private static final double NEVER = 1e-6;

    @Test
    void isQuietWhereMostOfTheTimeItIsNearTheBest() {
        assertThat(Quiet.isQuiet(List.of(4.0, 4.1, 4.2, 9.0), 4.0)).isTrue();
        assertThat(Quiet.isQuiet(List.of(4.0, 4.1, 5.5, 5.6), 4.0)).isFalse();
        assertThat(Quiet.isQuiet(List.of(5.5, 5.5, 5.6, 5.6), 4.0)).isFalse();
    }

    @Test
    void looksWhatIsTheBest() {
        final Quiet machine = Quiet.knowing(Double.MAX_VALUE);

        machine.isNow();

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
