package io.rysy.mailbox;

/** An address of which tests know the number. */
final class To extends Address {

    final int number;

    private To(final int number, final boolean hasReply, final boolean hasLanes) {
        super(hasReply, hasLanes);
        this.number = number;
    }

    static To plain(final int number) {
        return new To(number, false, false);
    }

    static To withReply(final int number) {
        return new To(number, true, false);
    }

    static To ofLanes(final int number) {
        return new To(number, false, true);
    }

    static To ofLanesWithReply(final int number) {
        return new To(number, true, true);
    }

    /** The address of the message that was peeked. */
    static To in(final Mailbox mailbox, final int slot) {
        return (To) mailbox.slots().address(slot);
    }

    /** Takes the oldest message, which must be there, and gives the number of its address. */
    static int take(final Mailbox mailbox) {
        final To to = in(mailbox, mailbox.peek());
        mailbox.remove(to);
        return to.number;
    }
}
