package io.rysy.benchmarks.stress;

import io.rysy.mailbox.Slots;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** Whoever sees a message sees all of it; what the consumer took makes room; nothing is lost. Kind, seen, total. */
@JCStressTest
@Outcome(id = "[0-3], 0, 1", expect = Expect.ACCEPTABLE, desc = "Taken by nobody; one found room.")
@Outcome(id = "[0-3], 1, 2", expect = Expect.ACCEPTABLE, desc = "One was taken whole and made room.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A part of a message was seen, or one was lost.")
@State
public class MailboxPublishStress extends StressedMailbox {

    private boolean first;
    private boolean second;
    private int taken;

    /** A mailbox of one. */
    public MailboxPublishStress() {
        super(1);
    }

    /** A producer. */
    @Actor
    public void producer() {
        first = offer(1, 11);
    }

    /** The consumer, which is a producer too. */
    @Actor
    public void consumer(final III_Result result) {
        final int slot = mailbox.peek();
        result.r2 = contents(slot);
        if (slot != Slots.NONE) {
            mailbox.remove(senderIn(slot));
            taken = 1;
        }
        second = offer(2, 22);
    }

    /** Afterwards: as many as were accepted. */
    @Arbiter
    public void afterwards(final III_Result result) {
        result.r1 = kind;
        final int accepted = (first ? 1 : 0) + (second ? 1 : 0);
        result.r3 = taken + mailbox.size() == accepted ? accepted : -1;
    }
}
