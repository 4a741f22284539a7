package io.rysy.mailbox;

/**
 * One queued message, in place: nothing is allocated to carry it. Queues own their slots for good and clear what they
 * refer to after use.
 */
public final class Slot extends SlotHead {

    /** How many primitive parameters a handler may have. */
    public static final int LANES = 6;

    /** The primitive parameters in order, each in a lane of its own. */
    public long lane0;
    /** See {@link #lane0}. */
    public long lane1;
    /** See {@link #lane0}. */
    public long lane2;
    /** See {@link #lane0}. */
    public long lane3;
    /** See {@link #lane0}. */
    public long lane4;
    /** See {@link #lane0}. */
    public long lane5;

    /** Makes an empty slot. */
    public Slot() {
    }

    /**
     * Fills in a message that is an object.
     *
     * @param toTarget   who gets it
     * @param withCode   the code of the handler or of the control message
     * @param theMessage the message
     * @param replyTo    where the reply goes, or null
     */
    public void fill(
        final Object toTarget, final int withCode, final Object theMessage, final Object replyTo) {
        target = toTarget;
        code = withCode;
        message = theMessage;
        reply = replyTo;
    }

    /**
     * Fills the lanes.
     *
     * @param first  the first parameter
     * @param second the second
     * @param third  the third
     * @param fourth the fourth
     * @param fifth  the fifth
     * @param sixth  the sixth
     */
    public void fillLanes(final long first, final long second, final long third,
        final long fourth, final long fifth, final long sixth) {
        lane0 = first;
        lane1 = second;
        lane2 = third;
        lane3 = fourth;
        lane4 = fifth;
        lane5 = sixth;
    }

    /** Lets go of what the slot refers to. */
    public void clear() {
        target = null;
        message = null;
        reply = null;
    }
}
