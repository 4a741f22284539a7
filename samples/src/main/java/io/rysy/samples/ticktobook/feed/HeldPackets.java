package io.rysy.samples.ticktobook.feed;

import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** Copies of packets that came too early, found by number; memory is taken as it is needed and kept. */
final class HeldPackets {
    /** A packet this far ahead is not held. */
    static final int CAPACITY = 512;

    private static final int MASK = CAPACITY - 1;
    private static final int TYPICAL_LENGTH = 1536;

    private final UnsafeBuffer[] buffers = new UnsafeBuffer[CAPACITY];
    private final int[] lengths = new int[CAPACITY];
    private final long[] receiveNanos = new long[CAPACITY];
    private final boolean[] held = new boolean[CAPACITY];
    private int count;

    boolean isEmpty() {
        return count == 0;
    }

    boolean has(final long sequence) {
        return held[slot(sequence)];
    }

    void hold(final long sequence, final long nanos, final DirectBuffer buffer, final int offset, final int length) {
        final int slot = slot(sequence);
        if (buffers[slot] == null || buffers[slot].capacity() < length) {
            buffers[slot] = new UnsafeBuffer(new byte[Math.max(length, TYPICAL_LENGTH)]);
        }
        buffers[slot].putBytes(0, buffer, offset, length);
        lengths[slot] = length;
        receiveNanos[slot] = nanos;
        held[slot] = true;
        count++;
    }

    /** The lowest number held, at or above {@code from}; there must be one. */
    long lowest(final long from) {
        long sequence = from;
        while (!has(sequence)) {
            sequence++;
        }
        return sequence;
    }

    /** Hands out a packet that is held and holds it no longer. */
    void release(final long sequence, final MergedPackets to) {
        final int slot = slot(sequence);
        held[slot] = false;
        count--;
        to.onPacket(receiveNanos[slot], buffers[slot], 0, lengths[slot]);
    }

    private static int slot(final long sequence) {
        return (int) sequence & MASK;
    }
}
