package io.rysy.samples.ticktobook;

/** An event of the exchange has ended: what it changed may be looked at. Valid during the call only. */
public final class EventEnd {
    /** When the packet was read that ended it, {@link System#nanoTime()}. */
    long readNanos;
    /** That packet's number. */
    long packetSequence;
    /** The time of the message that ended it, nanoseconds since 1970. */
    long transactTime;
}
