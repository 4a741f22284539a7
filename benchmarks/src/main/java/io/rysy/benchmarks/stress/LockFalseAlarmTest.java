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

/** Waits that converge. */
@JCStressTest
@Description("Callers that hold a group each and wait for the same third one are no deadlock: "
    + "nobody is refused.")
@Outcome(id = "0, 4", expect = Expect.ACCEPTABLE, desc = "All were served.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A false alarm, or a call was lost.")
@State
@SuppressWarnings("this-escape")
public class LockFalseAlarmTest extends Stage {

    private final TallyRef left = tally(group("left"));
    private final TallyRef right = tally(group("right"));
    private final TallyRef target = tally(group("target"));
    private final AtomicInteger refused = new AtomicInteger();

    private void call(final TallyRef from) {
        from.fastSend((Runnable) () -> {
            try {
                target.fastSend(ADD);
                target.fastSend(ADD);
            } catch (final DeadlockException e) {
                refused.incrementAndGet();
            }
        });
    }

    /** One caller. */
    @Actor
    public void first() {
        call(left);
    }

    /** Another one. */
    @Actor
    public void second() {
        call(right);
    }

    /**
     * Looks at what came of it.
     *
     * @param result how many were refused, and how many calls were made
     */
    @Arbiter
    public void count(final II_Result result) {
        result.r1 = refused.get();
        result.r2 = target.fastSend(ADD) - 1;
        end();
    }
}
