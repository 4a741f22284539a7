package io.rysy;

import io.rysy.annotations.MailboxKind;
import io.rysy.mailbox.BlockingMailbox;
import io.rysy.mailbox.Mailbox;

/** Makes the mailbox of each kind. */
final class Mailboxes {

    private Mailboxes() {
    }

    static Mailbox of(final MailboxKind kind, final int capacity) {
        if (kind != MailboxKind.BLOCKING) {
            throw new IllegalArgumentException("mailboxes of kind " + kind + " are not there yet; take BLOCKING");
        }
        return new BlockingMailbox(capacity);
    }
}
