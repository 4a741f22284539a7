package io.rysy.samples.ticktobook.pcap;

import java.io.IOException;
import java.nio.ByteOrder;

/** Reads the classic format: one header, then records of one link type and one clock. */
final class PcapReader implements FrameReader {
    private static final int MICROSECONDS = 0xA1B2C3D4;
    private static final int NANOSECONDS = 0xA1B23C4D;
    private static final int FILE_HEADER = 24;
    private static final int RECORD_HEADER = 16;
    private static final long SECOND = 1_000_000_000L;

    private final CaptureInput input;
    private final int linkType;
    private final int nanosPerUnit;

    /** Reads the file header; the first four bytes have been read. */
    PcapReader(final CaptureInput input, final int magic) throws IOException {
        this.input = input;
        if (!isForward(magic)) {
            input.order(ByteOrder.LITTLE_ENDIAN);
        }
        nanosPerUnit = input.int32(0) == NANOSECONDS ? 1 : 1_000;
        input.more(4, FILE_HEADER - 4);
        linkType = input.int32(20) & 0xFFFF;
    }

    static boolean isMagic(final int magic) {
        return isForward(magic) || isForward(Integer.reverseBytes(magic));
    }

    private static boolean isForward(final int magic) {
        return magic == MICROSECONDS || magic == NANOSECONDS;
    }

    @Override
    public boolean next(final Frame into) throws IOException {
        if (!input.begin(RECORD_HEADER)) {
            return false;
        }
        final int length = input.int32(8);
        into.timeNanos = (input.int32(0) & 0xFFFF_FFFFL) * SECOND + (input.int32(4) & 0xFFFF_FFFFL) * nanosPerUnit;
        input.more(RECORD_HEADER, length & 0xFFFF_FFFFL);
        into.bytes = input.bytes();
        into.offset = RECORD_HEADER;
        into.length = length;
        into.linkType = linkType;
        return true;
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
