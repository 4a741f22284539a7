package io.rysy.mailbox;

import io.rysy.annotations.MailboxKind;

class LockFreeMailboxTest extends MailboxContract {

    @Override
    MailboxKind kind() {
        return MailboxKind.LOCK_FREE;
    }
}
