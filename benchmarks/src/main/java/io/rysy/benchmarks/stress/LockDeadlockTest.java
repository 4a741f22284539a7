package io.rysy.benchmarks.stress;

import io.rysy.DeadlockException;
import java.util.concurrent.atomic.AtomicInteger;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads that call each other's groups. */
@JCStressTest
@Description("Two threads that hold a group each and call the other one: no hang, and at most one "
    + "of them is refused.")
@Outcome(id = "0, 2", expect = Expect.ACCEPTABLE, desc = "They did not meet.")
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE_INTERESTING, desc = "They met, and one was refused.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Both were refused, or a call was lost.")
@State
@SuppressWarnings("this-escape")
public class LockDeadlockTest extends Stage {

    private final TallyRef left = tally(group("left"));
    private final TallyRef right = tally(group("right"));
    private final AtomicInteger refused = new AtomicInteger();

    private void call(final TallyRef from, final TallyRef to) {
        from.fastSend((Runnable) () -> {
            try {
                to.fastSend(ADD);
            } catch (final DeadlockException e) {
                refused.incrementAndGet();
            }
        });
    }

    /** Holds the left group and calls the right one. */
    @Actor
    public void rightwards() {
        call(left, right);
    }

    /** Holds the right group and calls the left one. */
    @Actor
    public void leftwards() {
        call(right, left);
    }

    /**
     * Looks at what came of it.
     *
     * @param result how many were refused, and how many calls were made
     */
    @Arbiter
    public void count(final II_Result result) {
        result.r1 = refused.get();
        result.r2 = left.fastSend(ADD) - 1 + right.fastSend(ADD) - 1;
        end();
    }
}
