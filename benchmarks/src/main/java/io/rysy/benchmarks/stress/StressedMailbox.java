package io.rysy.benchmarks.stress;

import io.rysy.annotations.MailboxKind;
import io.rysy.mailbox.Mailbox;
import io.rysy.mailbox.Lanes;
import io.rysy.mailbox.Slot;

/** A small mailbox of the kinds in turn: a result of a stress test names the kind by its ordinal. */
class StressedMailbox {

    private static final MailboxKind[] KINDS = MailboxKind.values();
    private static final Object TARGET = "target";

    /** Which kind is next. Races only spoil the turn. */
    private static int turn;

    final int kind = turn++ & KINDS.length - 1;
    final Mailbox mailbox;

    StressedMailbox(final int capacity) {
        mailbox = Mailbox.of(KINDS[kind], capacity);
    }

    boolean offer(final long sender, final int number) {
        return mailbox.offerLanes(
            sender, TARGET, (int) sender, TARGET, number, number, number, number, number, number);
    }

    void force(final long sender, final int number) {
        mailbox.force(sender, TARGET, (int) sender, null, null, number);
    }

    /** What a slot holds: 0 for nothing, 1 for all of a message, 2 for part of one. */
    static int contents(final Slot slot) {
        if (slot == null) {
            return 0;
        }
        final Lanes lanes = slot.lanes;
        final long number = lanes.lane0;
        return slot.target == TARGET && slot.reply == TARGET && slot.code != 0 && number != 0
            && lanes.lane1 == number && lanes.lane2 == number && lanes.lane3 == number && lanes.lane4 == number
            && lanes.lane5 == number ? 1 : 2;
    }
}
