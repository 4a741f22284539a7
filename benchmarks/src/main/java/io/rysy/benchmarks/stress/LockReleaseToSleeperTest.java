package io.rysy.benchmarks.stress;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Release to a sleeper: no wake-up is lost. */
@JCStressTest
@Description("A caller that went to sleep is woken by the release: it never sleeps on while the "
    + "lock is free.")
@Outcome(id = "2, 0", expect = Expect.ACCEPTABLE, desc = "Served in time.")
@Outcome(id = ".*, 1", expect = Expect.FORBIDDEN, desc = "A caller slept on for more than a second.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A turn was lost.")
@State
@SuppressWarnings("this-escape")
public class LockReleaseToSleeperTest extends Stage {

    private static final long TOO_LONG_NANOS = 1_000_000_000L;
    private static final int LONGER_THAN_A_BURST = 2_000;

    private final TallyRef tally = tally(group("group"));
    private final Runnable slow = LockReleaseToSleeperTest::takeTime;

    private static void takeTime() {
        for (int i = 0; i < LONGER_THAN_A_BURST; i++) {
            Thread.onSpinWait();
        }
    }

    /** Holds the lock for longer than a caller spins. */
    @Actor
    public void holder() {
        tally.fastSend(slow);
    }

    /**
     * Has to sleep, if it comes late.
     *
     * @param result whether it slept too long
     */
    @Actor
    public void sleeper(final II_Result result) {
        final long begin = System.nanoTime();
        tally.fastSend(ADD);
        result.r2 = System.nanoTime() - begin > TOO_LONG_NANOS ? 1 : 0;
    }

    /**
     * Looks at the count.
     *
     * @param result the count after one more
     */
    @Arbiter
    public void count(final II_Result result) {
        result.r1 = tally.fastSend(ADD);
        end();
    }
}
