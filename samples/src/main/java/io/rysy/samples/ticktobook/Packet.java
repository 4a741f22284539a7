package io.rysy.samples.ticktobook;

import org.agrona.DirectBuffer;

/** The next packet of a channel, on its way to the decoder; valid during the call only. */
public final class Packet {
    /** When it was read, {@link System#nanoTime()}. */
    long readNanos;
    /** Holds it. */
    DirectBuffer buffer;
    /** Where it begins. */
    int offset;
    /** Its bytes. */
    int length;
}
