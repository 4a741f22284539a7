package io.rysy.mailbox;

/** A slot outside a ring, allocated for one message. */
final class LinkedSlot extends Slot {

    /** The slot behind this one. */
    LinkedSlot next;

    LinkedSlot() {
        super(new Lanes());
    }
}
