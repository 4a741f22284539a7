package io.rysy.samples.ticktobook.mdp;

/** The numbers and letters of the protocol that the sample acts upon. */
public final class Mdp {
    /** What a field that the wire leaves out reads as, whatever its width there. */
    public static final long NULL = Long.MAX_VALUE;

    /** Bytes of the header before the first message. */
    public static final int PACKET_HEADER = 12;

    /** Bytes of a message's size field and header, which that size includes. */
    public static final int MESSAGE_HEADER = 10;

    /** Action: a level comes in, those from its place on move down. */
    public static final int NEW = 0;
    /** Action: a level's figures change. */
    public static final int CHANGE = 1;
    /** Action: a level goes, those behind it move up. */
    public static final int DELETE = 2;
    /** Action: all levels from the first to this one go. */
    public static final int DELETE_THRU = 3;
    /** Action: this level and all behind it go. */
    public static final int DELETE_FROM = 4;
    /** Action: a level is replaced, its price too. */
    public static final int OVERLAY = 5;

    /** Entry type: the outright buying side. */
    public static final byte BID = '0';
    /** Entry type: the outright selling side. */
    public static final byte OFFER = '1';
    /** Entry type: the buying side implied by other instruments. */
    public static final byte IMPLIED_BID = 'E';
    /** Entry type: the selling side implied by other instruments. */
    public static final byte IMPLIED_OFFER = 'F';
    /** Entry type: all books of the instrument are void. */
    public static final byte BOOK_RESET = 'J';

    /** The one schema of the feed. */
    public static final int SCHEMA = 1;
    /** Template: all books of the channel are void, its packets are counted anew. */
    public static final int CHANNEL_RESET = 4;

    private static final int END_OF_EVENT = 0x80;

    private Mdp() {
    }

    /**
     * Whether a message is the last of its event.
     *
     * @param matchEventIndicator the message's set of bits
     * @return true if bit 7 is in it
     */
    public static boolean isEndOfEvent(final int matchEventIndicator) {
        return (matchEventIndicator & END_OF_EVENT) != 0;
    }
}
