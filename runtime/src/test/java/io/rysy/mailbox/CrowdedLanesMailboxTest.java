package io.rysy.mailbox;

import io.rysy.annotations.MailboxKind;

/** Lanes that have to move their allowances all the time, because there is less to share than there are lanes. */
class CrowdedLanesMailboxTest extends MailboxContract {

    @Override
    MailboxKind kind() {
        return MailboxKind.SHARDED;
    }

    @Override
    Mailbox make(final int capacity) {
        return capacity > 0 && capacity < 8 ? new ShardedMailbox(capacity, 4) : super.make(capacity);
    }
}
