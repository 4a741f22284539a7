package io.rysy.samples.ticktobook.pcap;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Builds capture files of both formats, and frames to go in them, byte by byte. */
final class CaptureBytes {
    static final int ETHERNET = 1;

    private final ByteBuffer file;

    CaptureBytes(final ByteOrder order) {
        file = ByteBuffer.allocate(1 << 16).order(order);
    }

    byte[] bytes() {
        return Arrays.copyOf(file.array(), file.position());
    }

    CaptureBytes pcapHeader(final int magic, final int linkType) {
        file.putInt(magic).putShort((short) 2).putShort((short) 4).putInt(0).putInt(0).putInt(65_535).putInt(linkType);
        return this;
    }

    CaptureBytes pcapRecord(final int seconds, final int fraction, final byte[] frame) {
        file.putInt(seconds).putInt(fraction).putInt(frame.length).putInt(frame.length).put(frame);
        return this;
    }

    CaptureBytes section() {
        final int start = begin(0x0A0D0D0A);
        file.putInt(0x1A2B3C4D).putShort((short) 1).putShort((short) 0).putLong(-1);
        return end(start);
    }

    /** An interface whose clock counts in {@code resolution}, or in the default if that is negative. */
    CaptureBytes interfaceBlock(final int linkType, final int resolution, final long offsetSeconds) {
        final int start = begin(1);
        file.putShort((short) linkType).putShort((short) 0).putInt(0);
        file.putShort((short) 2).putShort((short) 3).put(new byte[] {'e', 't', 'h', 0});
        if (resolution >= 0) {
            file.putShort((short) 9).putShort((short) 1).put((byte) resolution).put(new byte[3]);
        }
        if (offsetSeconds != 0) {
            file.putShort((short) 14).putShort((short) 8).putLong(offsetSeconds);
        }
        file.putInt(0);
        return end(start);
    }

    CaptureBytes packet(final int interfaceId, final long time, final byte[] frame) {
        final int start = begin(6);
        file.putInt(interfaceId).putInt((int) (time >>> 32)).putInt((int) time);
        file.putInt(frame.length).putInt(frame.length);
        return padded(frame, start);
    }

    CaptureBytes oldPacket(final int interfaceId, final long time, final byte[] frame) {
        final int start = begin(2);
        file.putShort((short) interfaceId).putShort((short) 0).putInt((int) (time >>> 32)).putInt((int) time);
        file.putInt(frame.length).putInt(frame.length);
        return padded(frame, start);
    }

    CaptureBytes simplePacket(final byte[] frame) {
        final int start = begin(3);
        file.putInt(frame.length);
        return padded(frame, start);
    }

    CaptureBytes otherBlock() {
        final int start = begin(5);
        file.putInt(0).putLong(0);
        return end(start);
    }

    private CaptureBytes padded(final byte[] frame, final int start) {
        file.put(frame).put(new byte[-frame.length & 3]);
        return end(start);
    }

    private int begin(final int type) {
        file.putInt(type).putInt(0);
        return file.position() - 8;
    }

    private CaptureBytes end(final int start) {
        final int length = file.position() - start + 4;
        file.putInt(length).putInt(start + 4, length);
        return this;
    }

    static byte[] ethernet(final int etherType, final byte[] packet) {
        return ByteBuffer.allocate(14 + packet.length).position(12).putShort((short) etherType).put(packet).array();
    }

    /** A tag of four bytes before the type of what it carries. */
    static byte[] tagged(final int tag, final int etherType, final byte[] packet) {
        final byte[] inner = ByteBuffer.allocate(4 + packet.length)
            .putShort((short) 7).putShort((short) etherType).put(packet).array();
        return ethernet(tag, inner);
    }

    static byte[] ipv4(final int protocol, final int optionBytes, final byte[] payload) {
        final int header = 20 + optionBytes;
        return ByteBuffer.allocate(header + payload.length)
            .put((byte) (0x40 | header / 4)).put((byte) 0).putShort((short) (header + payload.length))
            .putInt(0).put((byte) 64).put((byte) protocol)
            .position(header).put(payload).array();
    }

    static byte[] ipv6(final byte[] payload) {
        return ByteBuffer.allocate(40 + payload.length)
            .putInt(0x60000000).putShort((short) payload.length).put((byte) 17)
            .position(40).put(payload).array();
    }

    static byte[] udp(final int port, final String payload) {
        return ByteBuffer.allocate(8 + payload.length())
            .putShort((short) 1_000).putShort((short) port).putShort((short) (8 + payload.length()))
            .position(8).put(payload.getBytes(StandardCharsets.US_ASCII)).array();
    }

    static byte[] withTrailer(final byte[] frame) {
        return Arrays.copyOf(frame, frame.length + 6);
    }

    /** The usual: UDP over IPv4 over Ethernet. */
    static byte[] frame(final int port, final String payload) {
        return ethernet(0x0800, ipv4(17, 0, udp(port, payload)));
    }
}
