package io.rysy.delivery;

/** One message that waits inside a group, in place: its queue owns it for good and clears what it refers to. */
class Slot {

    /** The code of the handler, with {@link Cell#LANES} where the lanes carry the message, or a control code. */
    int code;

    /** Who gets it. Stays after use, until the slot is filled again. */
    Cell target;

    /** The message, or null where the lanes carry it. */
    Object message;

    /** Where the reply goes, or null. */
    Object reply;

    /** What carries the message where that is primitives. */
    final Lanes lanes = new Lanes();

    /** Fills in a message that is an object. The slot is empty: a reply that is null need not be stored. */
    final void fill(final Cell toTarget, final int withCode, final Object theMessage, final Object replyTo) {
        target = toTarget;
        code = withCode;
        message = theMessage;
        if (replyTo != null) {
            reply = replyTo;
        }
    }

    /** Lets go of what the message refers to. */
    final void clear() {
        message = null;
        if (reply != null) {
            reply = null;
        }
    }
}
