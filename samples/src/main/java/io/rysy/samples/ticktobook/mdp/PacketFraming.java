package io.rysy.samples.ticktobook.mdp;

import java.nio.ByteOrder;
import org.agrona.DirectBuffer;

/** The outermost layer of a packet, for those who must look at it before it is decoded. Any thread. */
public final class PacketFraming {
    /** What {@link #sizeAt} gives for a size that cannot be. */
    static final int IMPOSSIBLE = -1;

    private static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;
    private static final int SENDING_TIME = 4;
    private static final int TEMPLATE = 4;

    private PacketFraming() {
    }

    /**
     * The packet's number.
     *
     * @param buffer holds the packet, at least its header
     * @param offset where it begins
     * @return unsigned 32 bits
     */
    public static long sequence(final DirectBuffer buffer, final int offset) {
        return buffer.getInt(offset, ORDER) & 0xFFFF_FFFFL;
    }

    /**
     * When the exchange sent the packet.
     *
     * @param buffer holds the packet, at least its header
     * @param offset where it begins
     * @return nanoseconds since 1970
     */
    public static long sendingTime(final DirectBuffer buffer, final int offset) {
        return buffer.getLong(offset + SENDING_TIME, ORDER);
    }

    /**
     * Whether the packet's first message is a channel reset.
     *
     * @param buffer holds the packet
     * @param offset where it begins
     * @param length its bytes
     * @return false too if there is no message
     */
    public static boolean isChannelReset(final DirectBuffer buffer, final int offset, final int length) {
        final int message = offset + Mdp.PACKET_HEADER;
        return length >= Mdp.PACKET_HEADER + Mdp.MESSAGE_HEADER
            && (buffer.getShort(message + TEMPLATE, ORDER) & 0xFFFF) == Mdp.CHANNEL_RESET;
    }

    /**
     * Whether the messages' sizes lead from the header exactly to the packet's end.
     *
     * @param buffer holds the packet
     * @param offset where it begins
     * @param length its bytes
     * @return false if the packet is cut short or damaged there, or too short for its header
     */
    public static boolean isWhole(final DirectBuffer buffer, final int offset, final int length) {
        final int end = offset + length;
        int at = offset + Mdp.PACKET_HEADER;
        while (at < end) {
            final int size = sizeAt(buffer, at, end);
            if (size == IMPOSSIBLE) {
                return false;
            }
            at += size;
        }
        return at == end;
    }

    /** The size of the message at {@code at}, its own field included, if it can be so with the packet's end there. */
    static int sizeAt(final DirectBuffer buffer, final int at, final int end) {
        if (end - at < Mdp.MESSAGE_HEADER) {
            return IMPOSSIBLE;
        }
        final int size = buffer.getShort(at, ORDER) & 0xFFFF;
        return size >= Mdp.MESSAGE_HEADER && size <= end - at ? size : IMPOSSIBLE;
    }
}
