package io.rysy.mailbox;

/**
 * The primitive parameters of one queued message. They lie apart from the {@link Slot}, so that a message that is an
 * object moves no more memory from core to core than it needs.
 */
public final class Lanes {

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

    /** Makes empty lanes. */
    public Lanes() {
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
    public void fill(final long first, final long second, final long third,
        final long fourth, final long fifth, final long sixth) {
        lane0 = first;
        lane1 = second;
        lane2 = third;
        lane3 = fourth;
        lane4 = fifth;
        lane5 = sixth;
    }
}
