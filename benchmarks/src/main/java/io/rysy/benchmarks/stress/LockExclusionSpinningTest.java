package io.rysy.benchmarks.stress;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** Exclusion: no increment of a plain field is lost. */
@JCStressTest
@Description("Synchronous callers exclude each other: none of four increments of a plain field is "
    + "lost.")
@Outcome(id = "5", expect = Expect.ACCEPTABLE, desc = "All four, and the one that looks.")
@Outcome(expect = Expect.FORBIDDEN, desc = "An increment was lost.")
@State
@SuppressWarnings("this-escape")
public class LockExclusionSpinningTest extends Stage {

    private final TallyRef tally = tally(group("group"));

    /** One caller. */
    @Actor
    public void first() {
        tally.fastSendSpin(ADD);
        tally.fastSendSpin(ADD);
    }

    /** Another one. */
    @Actor
    public void second() {
        tally.fastSendSpin(ADD);
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
