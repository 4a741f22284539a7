package io.rysy.benchmarks.stress;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** A stub that two threads share, and that keeps what it knows of the one that came last: each goes in as itself. */
@JCStressTest
@Description("Two threads come three times each by one stub, and go on from inside to another group: nobody goes in "
    + "as the other one, so no call is refused and no increment of a plain field is lost.")
@Outcome(id = "7", expect = Expect.ACCEPTABLE, desc = "All six, and the one that looks.")
@Outcome(expect = Expect.FORBIDDEN, desc = "An increment was lost.")
@State
@SuppressWarnings("this-escape")
public class StubCarrierTest extends Stage {

    private final TallyRef shared = tally(group("shared"));
    private final TallyRef beyond = tally(group("beyond"));
    private final Runnable goOn = () -> beyond.fastSend(ADD);

    /** One caller. */
    @Actor
    public void first() {
        callThrice();
    }

    /** Another one. */
    @Actor
    public void second() {
        callThrice();
    }

    private void callThrice() {
        shared.fastSend(goOn);
        shared.fastSend(goOn);
        shared.fastSend(goOn);
    }

    /**
     * Looks at the count.
     *
     * @param result the count after one more
     */
    @Arbiter
    public void count(final I_Result result) {
        result.r1 = beyond.fastSend(ADD);
        end();
    }
}
