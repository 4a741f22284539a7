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

/** The order of what one sender sends. */
@JCStressTest
@Description("fastSendVoid never overtakes what the same sender sent before, whether the runner has "
    + "it yet or not.")
@Outcome(id = "123", expect = Expect.ACCEPTABLE, desc = "In order.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Overtaken, lost or doubled.")
@State
@SuppressWarnings("this-escape")
public class DeliveryOrderTest extends Stage {

    private final Group group = group("group");
    private final TallyRef tally = tally(group);

    /** The sender. */
    @Actor
    public void sender() {
        tally.sendAppend(1);
        tally.fastSendVoidAppend(2);
        tally.sendAppend(3);
    }

    /** The runner. */
    @Actor
    public void runner() {
        group.doWork();
    }

    /**
     * Runs what is left, and looks at the order.
     *
     * @param result the digits in the order in which they came
     */
    @Arbiter
    public void order(final I_Result result) {
        group.doWork();
        result.r1 = tally.fastSend(new Tally.Order());
        end();
    }
}
