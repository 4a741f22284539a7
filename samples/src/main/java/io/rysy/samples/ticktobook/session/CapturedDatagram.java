package io.rysy.samples.ticktobook.session;

/** One datagram and when and where it was sent; reused by its source from one to the next. */
public final class CapturedDatagram {
    /** When it passed the wire, nanoseconds since 1970. */
    public long timeNanos;
    /** The port that it was sent to. */
    public int port;
    /** Holds the payload; the source's own. */
    public byte[] bytes = new byte[0];
    /** Where the payload begins. */
    public int offset;
    /** How long the payload is. */
    public int length;
}
