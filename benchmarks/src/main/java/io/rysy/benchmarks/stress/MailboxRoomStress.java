package io.rysy.benchmarks.stress;

import java.util.concurrent.TimeUnit;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** A producer that waits for room is woken by the removal that makes it, long before its time is over. */
@JCStressTest
@Outcome(id = "[0-3], 1", expect = Expect.ACCEPTABLE, desc = "Woken, or never asleep.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A wake-up is lost.")
@State
@SuppressWarnings("this-escape")
public class MailboxRoomStress extends StressedMailbox {

    private static final long LONG = TimeUnit.SECONDS.toNanos(2);

    /** A mailbox of one, which is full. */
    public MailboxRoomStress() {
        super(1);
        offer(1, 11);
    }

    /** The producer that waits. */
    @Actor
    public void producer(final II_Result result) {
        final long start = System.nanoTime();
        result.r2 = mailbox.awaitRoom(start + 2 * LONG) && System.nanoTime() - start < LONG ? 1 : 0;
    }

    /** The consumer. */
    @Actor
    public void consumer() {
        mailbox.remove(senderIn(mailbox.peek()));
    }

    /** Afterwards. */
    @Arbiter
    public void afterwards(final II_Result result) {
        result.r1 = kind;
    }
}
