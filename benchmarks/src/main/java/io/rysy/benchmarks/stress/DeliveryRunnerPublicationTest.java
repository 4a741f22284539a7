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

/** Publication of an actor's state from the runner to a caller. */
@JCStressTest
@Description("What a handler wrote for a queued message is seen whole by a caller that does not "
    + "wait, on another thread.")
@Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "Read before the write.")
@Outcome(id = "11", expect = Expect.ACCEPTABLE, desc = "Read after it.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Half of a turn was seen.")
@State
@SuppressWarnings("this-escape")
public class DeliveryRunnerPublicationTest extends Stage {

    private final Group group = group("group");
    private final TallyRef tally = tally(group);

    /** Sends a message that writes two fields, and runs it. */
    @Actor
    public void runner() {
        tally.send(new Tally.Write());
        group.doWork();
    }

    /**
     * Reads them, without waiting; as if before, where the runner is inside.
     *
     * @param result both
     */
    @Actor
    public void reader(final I_Result result) {
        result.r1 = tally.fastSendOr(new Tally.Read(), 0);
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
