package io.rysy.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The lock of a group together with the graph of waits, under all orders of the steps of two and three threads: they
 * exclude each other, are served in the order of their line, a circle is found by exactly the thread that closes it,
 * nothing else is taken for one, the others go on, and the graph is empty in the end.
 */
@Timeout(300)
class LockSchedulesTest {

    private static final int SLEEP = GroupLock.SLEEP;
    private static final int SPIN = GroupLock.SPIN;
    private static final int ADAPTIVE = GroupLock.ADAPTIVE;

    private static final int[] SLEEPERS = {SLEEP, SLEEP, SLEEP};

    @Test
    void twoThreadsInACircle() {
        circles(SLEEPERS, 2, "ABba", "BAab");
    }

    @Test
    void twoThreadsInACircleThatSpin() {
        circles(new int[] {SPIN, SPIN}, 1, "ABba", "BAab");
    }

    @Test
    void twoThreadsInACircleOfWhichOneIsAdaptive() {
        circles(new int[] {ADAPTIVE, SLEEP}, 1, "ABba", "BAab");
    }

    @Test
    void threeThreadsInACircle() {
        circles(SLEEPERS, 0, "ABba", "BCcb", "CAac");
    }

    @Test
    void aCircleAndAThirdThreadThatWaitsForItsLocks() {
        circles(SLEEPERS, 1, "ABba", "BAab", "Aa");
    }

    @Test
    void aCircleThatTwoThreadsCanClose() {
        circles(SLEEPERS, 0, "ABba", "ABba", "BAab");
    }

    @Test
    void aCircleOfTwoThroughThreeLocks() {
        circles(SLEEPERS, 1, "ABCcba", "CAac");
    }

    @Test
    void waitsThatConverge() {
        noCircles(SLEEPERS, 1, "ACca", "BCcb", "Cc");
    }

    @Test
    void waitsThatComeAndGo() {
        noCircles(SLEEPERS, 1, "ABbBba", "BbAa");
        noCircles(SLEEPERS, 0, "ACcBba", "CcAa", "Cc");
    }

    @Test
    void locksTakenInOneOrder() {
        noCircles(SLEEPERS, 0, "ABba", "ABba", "BCcb");
    }

    private static void circles(final int[] contention, final int doubles, final String... programs) {
        try (LockSchedules schedules = new LockSchedules(List.of(programs), contention, doubles)) {
            schedules.runAll();
            assertThat(schedules.refused()).isPositive().isLessThan(schedules.runs());
        }
    }

    private static void noCircles(final int[] contention, final int doubles, final String... programs) {
        try (LockSchedules schedules = new LockSchedules(List.of(programs), contention, doubles)) {
            schedules.runAll();
            assertThat(schedules.refused()).isZero();
            assertThat(schedules.runs()).isGreaterThan(20);
        }
    }
}
