package io.rysy.mailbox;

import io.rysy.annotations.MailboxKind;

class ShardedMailboxTest extends MailboxContract {

    @Override
    MailboxKind kind() {
        return MailboxKind.SHARDED;
    }
}
