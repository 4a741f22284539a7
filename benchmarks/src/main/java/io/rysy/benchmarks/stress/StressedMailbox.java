package io.rysy.benchmarks.stress;

import io.rysy.annotations.MailboxKind;
import io.rysy.mailbox.Address;
import io.rysy.mailbox.Mailbox;
import io.rysy.mailbox.Slots;

/** A small mailbox of the kinds in turn: a result of a stress test names the kind by its ordinal. */
class StressedMailbox {

    private static final MailboxKind[] KINDS = MailboxKind.values();
    private static final Object REPLY = "reply";

    /** Which kind is next. Races only spoil the turn. */
    private static int turn;

    final int kind = turn++ & KINDS.length - 1;
    final Mailbox mailbox;

    StressedMailbox(final int capacity) {
        mailbox = Mailbox.of(KINDS[kind], capacity);
    }

    boolean offer(final long sender, final int number) {
        return mailbox.offerLanes(
            sender, new Sender(sender), REPLY, number, number, number, number, number, number);
    }

    void force(final long sender, final int number) {
        mailbox.forceLanes(sender, new Sender(sender), REPLY, number, number, number, number, number, number);
    }

    /** Who sent the message that was peeked. */
    Sender senderIn(final int slot) {
        return (Sender) mailbox.slots().address(slot);
    }

    /** What a slot holds: 0 for nothing, 1 for all of a message, 2 for part of one. */
    int contents(final int slot) {
        if (slot == Slots.NONE) {
            return 0;
        }
        final Slots slots = mailbox.slots();
        final long number = slots.lane(slot, 0);
        boolean whole = senderIn(slot).number != 0 && slots.reply(slot) == REPLY && number != 0;
        for (int lane = 1; lane < 6; lane++) {
            whole &= slots.lane(slot, lane) == number;
        }
        return whole ? 1 : 2;
    }

    /** An address that says who sent. */
    static final class Sender extends Address {

        /** Not final: who sees the message has to see it for the sake of the message. */
        int number;

        Sender(final long number) {
            super(true, true);
            this.number = (int) number;
        }
    }
}
