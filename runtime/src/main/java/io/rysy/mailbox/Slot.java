package io.rysy.mailbox;

/**
 * One queued message, in place: nothing is allocated to carry it. Queues own their slots for good and clear what they
 * refer to after use.
 *
 * <p>A slot is kept as small as it can be, 40 bytes, and those of a ring lie side by side: what counts between cores is
 * how many cache lines a message moves.
 */
public sealed class Slot extends SlotHead permits LinkedSlot {

    /** What carries the message where that is primitives. */
    public final Lanes lanes;

    /**
     * Makes an empty slot.
     *
     * @param lanes its lanes
     */
    Slot(final Lanes lanes) {
        this.lanes = lanes;
    }

    /**
     * Makes an empty slot.
     *
     * @return the slot
     */
    public static Slot empty() {
        return new Slot(new Lanes());
    }

    /**
     * Makes the slots of a ring, next to each other in memory.
     *
     * @param length how many
     * @return empty slots
     */
    public static Slot[] ring(final int length) {
        final Lanes[] lanes = new Lanes[length];
        for (int i = 0; i < length; i++) {
            lanes[i] = new Lanes();
        }
        final Slot[] slots = new Slot[length];
        for (int i = 0; i < length; i++) {
            slots[i] = new Slot(lanes[i]);
        }
        return slots;
    }

    /**
     * Fills in a message that is an object. The slot is empty: a reply that is null need not be stored.
     *
     * @param toTarget   who gets it
     * @param withCode   the code of the handler or of the control message
     * @param theMessage the message
     * @param replyTo    where the reply goes, or null
     */
    public final void fill(
        final Object toTarget, final int withCode, final Object theMessage, final Object replyTo) {
        target = toTarget;
        code = withCode;
        message = theMessage;
        if (replyTo != null) {
            reply = replyTo;
        }
    }

    /** Lets go of what the slot refers to. */
    public final void clear() {
        target = null;
        message = null;
        reply = null;
    }
}
