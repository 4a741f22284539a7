package io.rysy.samples.ticktobook.pcap;

/**
 * What one interface description block says.
 *
 * @param linkType what frames begin with
 * @param snapLength the longest frame that was kept, 0 for any
 * @param resolution the clock's unit as in the file: 10^-n seconds, or 2^-n with the highest bit set
 * @param offsetSeconds what is to be added to a time
 */
record CaptureInterface(int linkType, int snapLength, int resolution, long offsetSeconds) {
    private static final int RESOLUTION_OPTION = 9;
    private static final int OFFSET_OPTION = 14;
    private static final int DEFAULT_RESOLUTION = 6;
    private static final long SECOND = 1_000_000_000L;

    /** Reads the block whose body is between two places of the record that was read last. */
    static CaptureInterface read(final CaptureInput input, final int start, final int end) {
        int resolution = DEFAULT_RESOLUTION;
        long offset = 0;
        int at = start + 8;
        while (at + 4 <= end && input.uint16(at) != 0) {
            final int length = input.uint16(at + 2);
            if (input.uint16(at) == RESOLUTION_OPTION && length == 1) {
                resolution = input.bytes()[at + 4] & 0xFF;
            } else if (input.uint16(at) == OFFSET_OPTION && length == 8) {
                offset = input.int64(at + 4);
            }
            at += 4 + (length + 3 & ~3);
        }
        return new CaptureInterface(input.uint16(start), input.int32(start + 4), resolution, offset);
    }

    /** The bytes kept of a frame of {@code length} bytes. */
    int cut(final int length) {
        return snapLength > 0 ? Math.min(length, snapLength) : length;
    }

    /** Converts a time in this clock's units to nanoseconds since 1970. */
    long nanos(final long units) {
        return offsetSeconds * SECOND + (resolution < 0x80 ? decimal(units, resolution) : binary(units));
    }

    private static long decimal(final long units, final int digits) {
        long nanos = units;
        for (int digit = digits; digit < 9; digit++) {
            nanos *= 10;
        }
        for (int digit = 9; digit < digits && nanos != 0; digit++) {
            nanos = Long.divideUnsigned(nanos, 10);
        }
        return nanos;
    }

    private long binary(final long units) {
        final int bits = resolution & 0x7F;
        if (bits == 0) {
            return units * SECOND;
        }
        if (bits >= Long.SIZE) {
            return 0;
        }
        final long fraction = units & (1L << bits) - 1;
        final long fraction32 = bits > 32 ? fraction >>> bits - 32 : fraction << 32 - bits;
        return (units >>> bits) * SECOND + (fraction32 * SECOND >>> 32);
    }
}
