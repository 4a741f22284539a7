package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Books entries, sends itself a note for each, and replies with the balance. */
@Actor
final class Ledger {

    private final StringBuilder history = new StringBuilder();
    private final LedgerRef self;
    private long balance;

    Ledger(final LedgerRef self) {
        this.self = self;
    }

    @Handler
    long enter(final Entry entry) {
        balance += entry.amount();
        history.append(entry.amount()).append(' ');
        if (entry.amount() % 7 == 0) {
            self.send(new Note("seven"));
        }
        return balance;
    }

    @Handler
    void note(final Note note) {
        history.append(note.text()).append(' ');
    }

    @Handler
    String show(final Show query) {
        return history + "= " + balance;
    }

    record Entry(int amount) {
    }

    record Note(String text) {
    }

    record Show() {
    }
}
