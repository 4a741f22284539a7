package io.rysy.mailbox;

/** A message outside a ring, allocated for it. */
final class LinkedSlot {

    /** The message behind this one. */
    LinkedSlot next;

    private final Address address;
    private final Object message;
    private final Object reply;
    private long lane0;
    private long lane1;
    private long lane2;
    private long lane3;
    private long lane4;
    private long lane5;

    LinkedSlot(final Address address, final Object message, final Object reply) {
        this.address = address;
        this.message = message;
        this.reply = reply;
    }

    LinkedSlot lanes(final long first, final long second, final long third, final long fourth, final long fifth,
        final long sixth) {
        lane0 = first;
        lane1 = second;
        lane2 = third;
        lane3 = fourth;
        lane4 = fifth;
        lane5 = sixth;
        return this;
    }

    /** Copies the message to the only one of some slots. */
    void copyTo(final Slots one) {
        one.fill(0, address, message, reply);
        if (address.hasLanes) {
            one.fillLanes(0, lane0, lane1, lane2, lane3, lane4, lane5);
        }
    }
}
