package io.rysy.benchmarks.stress;

import io.rysy.Group;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A caller that has just been inside, and one that stands in line. */
@JCStressTest
@Description("The thread that had the lock last takes it again by a short way, but not once it has seen that somebody "
    + "stands in line.")
@Outcome(id = {"0, 123", "0, 132", "0, 312"}, expect = Expect.ACCEPTABLE, desc = "It saw nobody in line.")
@Outcome(id = {"1, 132", "1, 312"}, expect = Expect.ACCEPTABLE, desc = "Who stood in line was served first.")
@Outcome(id = "1, 123", expect = Expect.FORBIDDEN, desc = "It overtook one whom it had seen in line.")
@State
@SuppressWarnings("this-escape")
public class LockOvertakingTest extends Stage {

    private final Group group = group("group");
    private final TallyRef tally = tally(group);

    /** Comes twice, and looks at the line in between. */
    @Actor
    public void again(final II_Result result) {
        tally.fastSendAppend(1);
        result.r1 = group.core().waiters() == 0 ? 0 : 1;
        tally.fastSendAppend(2);
    }

    /** Comes once. */
    @Actor
    public void once() {
        tally.fastSendSpinAppend(3);
    }

    /** Looks at the order. */
    @Arbiter
    public void afterwards(final II_Result result) {
        result.r2 = tally.fastSend(new Tally.Order());
        end();
    }
}
