package io.rysy.samples.ticktobook.mdp;

import java.nio.ByteOrder;
import org.agrona.DirectBuffer;

/**
 * Where the parts of a message lie, checked against the message's end before anything is read: the root block first,
 * then one group after the other. A group of which no byte is there counts as empty. Reused; one thread at a time.
 */
final class MessageBody {
    /** Outcome of a decoder: the message contradicts itself. */
    static final int BROKEN = -1;
    /** Outcome of a decoder: nobody knows the template. */
    static final int UNKNOWN = -2;

    private static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;
    private static final int SHORT_HEADER = 3;
    private static final int LONG_HEADER = 8;

    private DirectBuffer buffer;
    private int offset;
    private int end;
    private int blockLength;
    private int version;
    private int at;
    private int entryLength;

    void wrap(final DirectBuffer buffer, final int offset, final int end, final int blockLength, final int version) {
        this.buffer = buffer;
        this.offset = offset;
        this.end = end;
        this.blockLength = blockLength;
        this.version = version;
    }

    DirectBuffer buffer() {
        return buffer;
    }

    int offset() {
        return offset;
    }

    int blockLength() {
        return blockLength;
    }

    int version() {
        return version;
    }

    /** Steps over the root block; false unless it is there and holds at least {@code least} bytes. */
    boolean hasRoot(final int least) {
        at = offset + blockLength;
        return blockLength >= least && at <= end;
    }

    /** Steps over a group with a header of three bytes; false unless it is there, with entries of {@code least}. */
    boolean hasGroup(final int least) {
        return hasGroup(SHORT_HEADER, least);
    }

    /** Steps over a group with a header of eight bytes; false unless it is there, with entries of {@code least}. */
    boolean hasLongGroup(final int least) {
        return hasGroup(LONG_HEADER, least);
    }

    /** Whether the codec may wrap a group at {@code limit}. */
    boolean isPresent(final int limit) {
        return limit < end;
    }

    /** The length of an entry in the group stepped over last, 0 if it was not there. */
    int entryLength() {
        return entryLength;
    }

    private boolean hasGroup(final int header, final int least) {
        entryLength = 0;
        if (at == end) {
            return true;
        }
        if (end - at < header) {
            return false;
        }
        entryLength = buffer.getShort(at, ORDER) & 0xFFFF;
        final int count = buffer.getByte(at + header - 1) & 0xFF;
        at += header + count * entryLength;
        return at <= end && (count == 0 || entryLength >= least);
    }
}
