package io.rysy.benchmarks.stress;

import io.rysy.Group;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** Hand-over between callers and the runner of the mailbox. */
@JCStressTest
@Description("Callers and the runner hand the lock to each other: each gets it, and finds what the "
    + "one before left.")
@Outcome(id = "6", expect = Expect.ACCEPTABLE, desc = "Three messages, two calls, and the one that looks.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A turn was lost.")
@State
@SuppressWarnings("this-escape")
public class LockHandOverTest extends Stage {

    private final Group group = group("group");
    private final TallyRef tally = tally(group);

    /** Puts messages into the mailbox, before the test. */
    public LockHandOverTest() {
        tally.send(ADD);
        tally.send(ADD);
        tally.send(ADD);
    }

    /** The runner. */
    @Actor
    public void runner() {
        group.doWork();
    }

    /** A caller that sleeps, and one that spins. */
    @Actor
    public void caller() {
        tally.fastSend(ADD);
        tally.fastSendSpin(ADD);
    }

    /**
     * Looks at the count.
     *
     * @param result the count after one more
     */
    @Arbiter
    public void count(final I_Result result) {
        result.r1 = tally.fastSend(ADD);
        end();
    }
}
