package io.rysy.benchmarks.stress;

import io.rysy.Group;
import io.rysy.Order;
import io.rysy.annotations.MailboxKind;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Description;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** The order of arrival of what a member sends past the mailbox and what another thread sends through it. */
@JCStressTest
@Description("In a group that keeps the order of arrival, who knows that the other has sent is handled after it: the "
    + "digits are 1 from outside and 2 from a member, then whether the member saw 1 sent before, then whether the "
    + "outside saw 2 sent before.")
@Outcome(id = {"12, 0, 0", "12, 1, 0", "21, 0, 0", "21, 0, 1"}, expect = Expect.ACCEPTABLE, desc = "In order.")
@Outcome(expect = Expect.FORBIDDEN, desc = "Overtaken, lost or doubled.")
@State
@SuppressWarnings("this-escape")
public class DeliveryArrivalTest extends Stage {

    private final Group group = group("group", MailboxKind.LOCK_FREE, Order.ARRIVAL);
    private final TallyRef tally = tally(group);

    private volatile boolean outsideSent;
    private volatile boolean memberSent;
    private boolean memberSaw;
    private boolean outsideSaw;

    /** Has the member send in the first turn of the race. */
    public DeliveryArrivalTest() {
        tally.send(() -> {
            memberSaw = outsideSent;
            tally.sendAppend(2);
            memberSent = true;
        });
    }

    /** Outside. */
    @Actor
    public void sender() {
        outsideSaw = memberSent;
        tally.sendAppend(1);
        outsideSent = true;
    }

    /** The runner. */
    @Actor
    public void runner() {
        group.doWork();
    }

    /**
     * Runs what is left, and looks at the order.
     *
     * @param result the digits in the order in which they came, and who saw what
     */
    @Arbiter
    public void order(final III_Result result) {
        group.doWork();
        result.r1 = tally.fastSend(new Tally.Order());
        result.r2 = memberSaw ? 1 : 0;
        result.r3 = outsideSaw ? 1 : 0;
        end();
    }
}
