package io.rysy.samples.ticktobook.mdp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.agrona.DirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** Builds packets byte by byte, also such as no exchange would send. */
final class RawPacket {
    private final ByteBuffer bytes = ByteBuffer.allocate(1 << 14).order(ByteOrder.LITTLE_ENDIAN);
    private int messageStart;

    RawPacket(final long sequence) {
        bytes.putInt((int) sequence).putLong(1_000 + sequence);
    }

    RawPacket message(final int template, final int version, final int blockLength) {
        endMessage();
        messageStart = bytes.position();
        bytes.putShort((short) 0)
            .putShort((short) blockLength).putShort((short) template).putShort((short) 1).putShort((short) version);
        return this;
    }

    /** A message of a template with a root block that begins with time and event bits, filled up to its length. */
    RawPacket message(final int template, final int version, final int blockLength, final int matchEventIndicator) {
        message(template, version, blockLength);
        final int start = bytes.position();
        bytes.putLong(77).put((byte) matchEventIndicator).position(start + blockLength);
        return this;
    }

    RawPacket group(final int entryLength, final int count) {
        bytes.putShort((short) entryLength).put((byte) count);
        return this;
    }

    RawPacket longGroup(final int entryLength, final int count) {
        bytes.putShort((short) entryLength).put(new byte[5]).put((byte) count);
        return this;
    }

    RawPacket int8(final int... values) {
        for (final int value : values) {
            bytes.put((byte) value);
        }
        return this;
    }

    RawPacket int32(final int... values) {
        for (final int value : values) {
            bytes.putInt(value);
        }
        return this;
    }

    RawPacket int64(final long... values) {
        for (final long value : values) {
            bytes.putLong(value);
        }
        return this;
    }

    /** An entry of template 32 or 46 without what is behind its type. */
    RawPacket bookEntry(final long price, final int size, final int securityId, final int rptSeq, final int orders) {
        return int64(price).int32(size, securityId, rptSeq, orders).int8(1, Mdp.NEW, Mdp.BID);
    }

    RawPacket zeros(final int count) {
        bytes.position(bytes.position() + count);
        return this;
    }

    /** Overwrites the size of the message begun last, and begins no other. */
    RawPacket size(final int size) {
        bytes.putShort(messageStart, (short) size);
        messageStart = 0;
        return this;
    }

    byte[] bytes() {
        endMessage();
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    DirectBuffer buffer() {
        return new UnsafeBuffer(bytes());
    }

    private void endMessage() {
        if (messageStart != 0) {
            size(bytes.position() - messageStart);
        }
    }
}
