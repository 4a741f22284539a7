package io.rysy.samples.ticktobook.net;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PacerTest {
    @Test
    void theFirstIsDueAtOnceAndTheRestAtAMultipleOfThePace() {
        final Pacer pacer = new Pacer(10);

        assertThat(pacer.untilDue(1_000_000, 500)).isZero();
        assertThat(pacer.untilDue(1_002_000, 500)).isEqualTo(200);
        assertThat(pacer.untilDue(1_002_000, 800)).isEqualTo(-100);
    }

    @Test
    void timesThatGoBackAreDueAtOnce() {
        final Pacer pacer = new Pacer(1);
        pacer.untilDue(1_000, 0);

        assertThat(pacer.untilDue(10, 0)).isNegative();
    }

    @Test
    void withoutPaceEverythingIsDueAtOnce() {
        final Pacer pacer = new Pacer(Pacer.UNPACED);
        pacer.untilDue(0, 7);

        assertThat(pacer.untilDue(Long.MAX_VALUE, 7)).isZero();
    }

    @Test
    void waitingEndsWhenItIsDueAndNotBefore() {
        final Pacer pacer = new Pacer(1);
        pacer.await(0);
        final long start = System.nanoTime();

        assertThat(pacer.await(3_000_000)).isTrue();
        assertThat(System.nanoTime() - start).isGreaterThan(2_500_000);
    }

    @Test
    void anInterruptEndsWaiting() {
        final Pacer pacer = new Pacer(1);
        pacer.await(0);
        Thread.currentThread().interrupt();

        assertThat(pacer.await(3_600_000_000_000L)).isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }
}
