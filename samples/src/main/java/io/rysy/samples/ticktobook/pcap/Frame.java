package io.rysy.samples.ticktobook.pcap;

/**
 * One captured frame, reused by its reader: {@code length} bytes of {@code bytes} from {@code offset} on.
 *
 * <p>Valid until the reader that filled it is asked for the next. One thread at a time.
 */
public final class Frame {
    byte[] bytes = new byte[0];
    int offset;
    int length;
    int linkType;
    long timeNanos;

    /**
     * When the frame was captured.
     *
     * @return nanoseconds since 1970
     */
    public long timeNanos() {
        return timeNanos;
    }

    /**
     * The array that holds the frame, at {@link UdpFrame#payloadOffset()} its payload.
     *
     * @return the reader's own array, not a copy
     */
    public byte[] bytes() {
        return bytes;
    }

    int uint8(final int index) {
        return bytes[offset + index] & 0xFF;
    }

    int uint16(final int index) {
        return uint8(index) << 8 | uint8(index + 1);
    }
}
