package io.rysy.benchmarks.stress;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.III_Result;

/** A consumer that goes to sleep is seen by the producer, or sees its message. Kind, signal wanted, asleep. */
@JCStressTest
@Outcome(id = "[0-3], 0, 0", expect = Expect.ACCEPTABLE, desc = "The consumer saw the message.")
@Outcome(id = "[0-3], 1, 0", expect = Expect.ACCEPTABLE, desc = "Each saw the other.")
@Outcome(id = "[0-3], 1, 1", expect = Expect.ACCEPTABLE, desc = "The producer wakes the consumer.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A wake-up is lost.")
@State
public class MailboxSignalStress extends StressedMailbox {

    /** A mailbox of two. */
    public MailboxSignalStress() {
        super(2);
    }

    /** The producer. */
    @Actor
    public void producer(final III_Result result) {
        offer(1, 11);
        result.r2 = mailbox.wantsSignal() ? 1 : 0;
    }

    /** The consumer. */
    @Actor
    public void consumer(final III_Result result) {
        result.r3 = mailbox.beforeSleep() ? 1 : 0;
    }

    /** Afterwards. */
    @Arbiter
    public void afterwards(final III_Result result) {
        result.r1 = kind;
    }
}
