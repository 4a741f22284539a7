package io.rysy.benchmarks.stress;

import io.rysy.annotations.MailboxKind;
import io.rysy.mailbox.Mailbox;
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
        final long number = slot.lane0;
        return slot.target == TARGET && slot.reply == TARGET && slot.code != 0 && number != 0
            && slot.lane1 == number && slot.lane2 == number && slot.lane3 == number && slot.lane4 == number
            && slot.lane5 == number ? 1 : 2;
    }
}
