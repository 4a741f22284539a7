package io.rysy.benchmarks.stress;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** Publication of an actor's state from one caller to the next. */
@JCStressTest
@Description("What a handler wrote on one thread is seen whole by the next handler, on another one.")
@Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "Read before the write.")
@Outcome(id = "11", expect = Expect.ACCEPTABLE, desc = "Read after it.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Half of a turn was seen.")
@State
@SuppressWarnings("this-escape")
public class DeliveryPublicationTest extends Stage {

    private final TallyRef tally = tally(group("group"));

    /** Writes two fields in a handler. */
    @Actor
    public void writer() {
        tally.fastSend(new Tally.Write());
    }

    /**
     * Reads them in another one.
     *
     * @param result both
     */
    @Actor
    public void reader(final I_Result result) {
        result.r1 = tally.fastSend(new Tally.Read());
    }

    /**
     * Ends the run.
     *
     * @param result stays as it is
     */
    @Arbiter
    public void over(final I_Result result) {
        end();
    }
}
