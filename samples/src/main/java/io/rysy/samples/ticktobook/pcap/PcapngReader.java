package io.rysy.samples.ticktobook.pcap;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the block format: sections of either byte order, in each of them interfaces with a link type and a clock of
 * their own. Blocks that hold neither are stepped over by their length.
 */
final class PcapngReader implements FrameReader {
    /** The same in both byte orders. */
    static final int SECTION = 0x0A0D0D0A;

    private static final int BYTE_ORDER = 0x1A2B3C4D;
    private static final int INTERFACE = 1;
    private static final int OLD_PACKET = 2;
    private static final int SIMPLE_PACKET = 3;
    private static final int PACKET = 6;
    private static final int BLOCK_HEADER = 8;
    private static final int BLOCK_TRAILER = 4;

    private final CaptureInput input;
    private final List<CaptureInterface> interfaces = new ArrayList<>();

    /** Reads the first section header; the four bytes of its type have been read. */
    PcapngReader(final CaptureInput input) throws IOException {
        this.input = input;
        input.more(4, 8);
        section();
    }

    @Override
    public boolean next(final Frame into) throws IOException {
        while (input.begin(BLOCK_HEADER)) {
            if (block(into)) {
                return true;
            }
        }
        return false;
    }

    /** Reads one block, whose header has been read, to its end; true if it held a frame. */
    private boolean block(final Frame into) throws IOException {
        final int type = input.int32(0);
        if (type == SECTION) {
            input.more(BLOCK_HEADER, 4);
            section();
            return false;
        }
        final int body = bodyLength();
        switch (type) {
            case INTERFACE -> {
                read(body, 8);
                interfaces.add(CaptureInterface.read(input, BLOCK_HEADER, BLOCK_HEADER + body));
                return false;
            }
            case PACKET -> {
                read(body, 20);
                return packet(into, body, input.int32(8));
            }
            case OLD_PACKET -> {
                read(body, 20);
                return packet(into, body, input.uint16(8));
            }
            case SIMPLE_PACKET -> {
                read(body, 4);
                return simplePacket(into, body);
            }
            default -> {
                input.skip(body + BLOCK_TRAILER);
                return false;
            }
        }
    }

    /** Reads a section header from its byte order mark on, which has been read. */
    private void section() throws IOException {
        input.order(ByteOrder.BIG_ENDIAN);
        if (input.int32(8) != BYTE_ORDER) {
            input.order(ByteOrder.LITTLE_ENDIAN);
        }
        if (input.int32(8) != BYTE_ORDER) {
            throw input.corrupt("no byte order mark in the section header");
        }
        final int body = bodyLength();
        if (body < 16) {
            throw input.corrupt("a section header too short");
        }
        input.skip(body - 4 + BLOCK_TRAILER);
        interfaces.clear();
    }

    private int bodyLength() throws UnreadableCaptureException {
        final int length = input.int32(4);
        if (length < BLOCK_HEADER + BLOCK_TRAILER || (length & 3) != 0) {
            throw input.corrupt("a block of impossible length");
        }
        return length - BLOCK_HEADER - BLOCK_TRAILER;
    }

    /** Reads the body and the trailer of a block that must hold {@code least} bytes. */
    private void read(final int body, final int least) throws IOException {
        if (body < least) {
            throw input.corrupt("a block too short for its type");
        }
        input.more(BLOCK_HEADER, (long) body + BLOCK_TRAILER);
        if (input.int32(BLOCK_HEADER + body) != input.int32(4)) {
            throw input.corrupt("a block whose two lengths differ");
        }
    }

    private boolean packet(final Frame into, final int body, final int interfaceId) throws UnreadableCaptureException {
        final CaptureInterface captured = interfaceOf(interfaceId);
        into.timeNanos = captured.nanos((long) input.int32(12) << 32 | input.int32(16) & 0xFFFF_FFFFL);
        return fill(into, captured, BLOCK_HEADER + 20, input.int32(20), body - 20);
    }

    /** A packet without a time: it gets that of the packet before it. */
    private boolean simplePacket(final Frame into, final int body) throws UnreadableCaptureException {
        final int originalLength = input.int32(8);
        final int held = body - 4;
        final int length = originalLength < 0 ? held : Math.min(originalLength, held);
        final CaptureInterface captured = interfaceOf(0);
        return fill(into, captured, BLOCK_HEADER + 4, captured.cut(length), held);
    }

    private boolean fill(final Frame into, final CaptureInterface captured, final int offset, final int length,
        final int held) throws UnreadableCaptureException {
        if (length < 0 || length > held) {
            throw input.corrupt("a packet longer than its block");
        }
        into.bytes = input.bytes();
        into.offset = offset;
        into.length = length;
        into.linkType = captured.linkType();
        return true;
    }

    private CaptureInterface interfaceOf(final int id) throws UnreadableCaptureException {
        if (id < 0 || id >= interfaces.size()) {
            throw input.corrupt("a packet of an unknown interface");
        }
        return interfaces.get(id);
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
