package io.rysy.samples.ticktobook;

import java.nio.ByteBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * One datagram as it was read, on its way to the arbiter of its channel. The reader fills it while it is free; then it
 * is the arbiter's, until that gives it back.
 */
final class Datagram {
    private static final int CAPACITY = 9_216;

    /** Which feed of its channel it came on, from 0. */
    int feed;
    /** When it was read, {@link System#nanoTime()}. */
    long readNanos;
    /** Its bytes. */
    int length;
    /** Holds it, from 0 on. */
    ByteBuffer bytes = ByteBuffer.allocateDirect(CAPACITY);
    /** The same memory. */
    UnsafeBuffer buffer = new UnsafeBuffer(bytes);

    private volatile boolean taken;

    /** Copies a payload in, however long it is. */
    void put(final byte[] from, final int offset, final int count) {
        if (count > bytes.capacity()) {
            bytes = ByteBuffer.allocateDirect(count);
            buffer = new UnsafeBuffer(bytes);
        }
        buffer.putBytes(0, from, offset, count);
        length = count;
    }

    boolean isFree() {
        return !taken;
    }

    /** The reader's last word on it. */
    void handOver() {
        taken = true;
    }

    /** The arbiter's last word on it; what the reader writes next it writes after this. */
    void giveBack() {
        taken = false;
    }
}
