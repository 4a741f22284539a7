package io.rysy.benchmarks.stress;

import io.rysy.Group;
import io.rysy.delivery.Carrier;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** The chain of a runner that lets callers go before. */
@JCStressTest
@Description("A runner that handed its lock to a caller from another group, and got it back, keeps "
    + "nothing of the chain of that caller.")
@Outcome(id = "0, 5", expect = Expect.ACCEPTABLE, desc = "The runner is outside all groups; nothing was lost.")
@Outcome(expect = Expect.FORBIDDEN, desc = "The runner believes that it is inside a group, or a turn was lost.")
@State
@SuppressWarnings("this-escape")
public class LockRunnerChainTest extends Stage {

    private final Group group = group("target");
    private final TallyRef tally = tally(group);
    private final TallyRef from = tally(group("caller"));

    /** Puts messages into the mailbox, before the test. */
    public LockRunnerChainTest() {
        tally.send(ADD);
        tally.send(ADD);
        tally.send(ADD);
    }

    /**
     * The runner.
     *
     * @param result whether it is inside a group when it is done
     */
    @Actor
    public void runner(final II_Result result) {
        group.doWork();
        result.r1 = Carrier.current().isInside() ? 1 : 0;
    }

    /** A caller from inside another group. */
    @Actor
    public void caller() {
        from.fastSend((Runnable) () -> tally.fastSendSpin(ADD));
    }

    /**
     * Looks at the count.
     *
     * @param result the count after one more
     */
    @Arbiter
    public void count(final II_Result result) {
        result.r2 = tally.fastSend(ADD);
        end();
    }
}
