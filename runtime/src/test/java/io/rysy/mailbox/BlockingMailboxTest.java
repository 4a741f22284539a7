package io.rysy.mailbox;

import io.rysy.annotations.MailboxKind;

class BlockingMailboxTest extends MailboxContract {

    @Override
    MailboxKind kind() {
        return MailboxKind.BLOCKING;
    }
}
