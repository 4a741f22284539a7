package io.rysy.mailbox;

import io.rysy.annotations.MailboxKind;

class BatchedMailboxTest extends MailboxContract {

    @Override
    MailboxKind kind() {
        return MailboxKind.BATCHED;
    }
}
