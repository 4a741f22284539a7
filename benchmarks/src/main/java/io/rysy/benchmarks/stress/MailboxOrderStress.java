package io.rysy.benchmarks.stress;

import io.rysy.mailbox.Slots;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** What overflows keeps its place among the messages of its sender, while the ring is closed and opened again. */
@JCStressTest
@Outcome(id = "[0-3], 0", expect = Expect.ACCEPTABLE, desc = "All are there, in the order of their senders.")
@Outcome(expect = Expect.FORBIDDEN, desc = "One is out of order or lost.")
@State
public class MailboxOrderStress extends StressedMailbox {

    private final long[] last = new long[3];
    private int accepted;
    private int taken;
    private int wrong;

    /** A mailbox of one. */
    public MailboxOrderStress() {
        super(1);
    }

    /** A producer that offers and forces. */
    @Actor
    public void producer() {
        int added = 2;
        force(1, 1);
        force(1, 2);
        added += offer(1, 3) ? 1 : 0;
        accepted = added + (offer(1, 4) ? 1 : 0);
    }

    /** The consumer, which is a producer too. */
    @Actor
    public void consumer() {
        for (int i = 1; i < 4; i++) {
            force(2, i);
            take();
            take();
        }
    }

    /** Afterwards. */
    @Arbiter
    public void afterwards(final II_Result result) {
        while (!mailbox.isEmpty()) {
            take();
        }
        result.r1 = kind;
        result.r2 = wrong + (taken == accepted + 3 ? 0 : 100);
    }

    private void take() {
        final int slot = mailbox.peek();
        if (slot != Slots.NONE) {
            final Sender sender = senderIn(slot);
            final long number = mailbox.slots().lane(slot, 0);
            if (number <= last[sender.number]) {
                wrong++;
            }
            last[sender.number] = number;
            mailbox.remove(sender);
            taken++;
        }
    }
}
