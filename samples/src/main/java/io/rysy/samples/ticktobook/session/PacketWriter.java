package io.rysy.samples.ticktobook.session;

import io.rysy.samples.ticktobook.mdp.Mdp;
import io.rysy.samples.ticktobook.mdp.codec.BookEncoder;
import io.rysy.samples.ticktobook.mdp.codec.ChannelResetEncoder;
import io.rysy.samples.ticktobook.mdp.codec.HeartbeatEncoder;
import io.rysy.samples.ticktobook.mdp.codec.MessageHeaderEncoder;
import io.rysy.samples.ticktobook.mdp.codec.TradesEncoder;
import io.rysy.samples.ticktobook.mdp.codec.VolumeEncoder;
import java.nio.ByteOrder;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Writes MDP packets: begin a packet, begin each message by its template, fill its encoder, end it. One thread at a
 * time; the memory is used again for the next packet.
 */
public final class PacketWriter {
    private static final int LONGEST = 1 << 14;
    private static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;
    private static final int SENDING_TIME = 4;

    private final byte[] bytes = new byte[LONGEST];
    private final MutableDirectBuffer buffer = new UnsafeBuffer(bytes);
    private final MessageHeaderEncoder header = new MessageHeaderEncoder();
    private final ChannelResetEncoder reset = new ChannelResetEncoder();
    private final BookEncoder book = new BookEncoder();
    private final TradesEncoder trades = new TradesEncoder();
    private final VolumeEncoder volume = new VolumeEncoder();
    private int length;

    /**
     * Begins a packet.
     *
     * @param sequence its number
     * @param sendingTime nanoseconds since 1970
     */
    public void begin(final long sequence, final long sendingTime) {
        buffer.setMemory(0, length, (byte) 0);
        buffer.putInt(0, (int) sequence, ORDER);
        buffer.putLong(SENDING_TIME, sendingTime, ORDER);
        length = Mdp.PACKET_HEADER;
    }

    /**
     * Begins a message of template 46.
     *
     * @param transactTime nanoseconds since 1970
     * @param matchEventIndicator its set of bits
     * @return the encoder: fill both groups, then {@link #end(int)} with its limit
     */
    public BookEncoder book(final long transactTime, final int matchEventIndicator) {
        message(BookEncoder.BLOCK_LENGTH, BookEncoder.TEMPLATE_ID);
        return book.wrap(buffer, length + Mdp.MESSAGE_HEADER)
            .transactTime(transactTime)
            .matchEventIndicator((short) matchEventIndicator);
    }

    /**
     * Begins a message of template 48.
     *
     * @param transactTime nanoseconds since 1970
     * @param matchEventIndicator its set of bits
     * @return the encoder: fill both groups, then {@link #end(int)} with its limit
     */
    public TradesEncoder trades(final long transactTime, final int matchEventIndicator) {
        message(TradesEncoder.BLOCK_LENGTH, TradesEncoder.TEMPLATE_ID);
        return trades.wrap(buffer, length + Mdp.MESSAGE_HEADER)
            .transactTime(transactTime)
            .matchEventIndicator((short) matchEventIndicator);
    }

    /**
     * Begins a message of template 37.
     *
     * @param transactTime nanoseconds since 1970
     * @param matchEventIndicator its set of bits
     * @return the encoder: fill the group, then {@link #end(int)} with its limit
     */
    public VolumeEncoder volume(final long transactTime, final int matchEventIndicator) {
        message(VolumeEncoder.BLOCK_LENGTH, VolumeEncoder.TEMPLATE_ID);
        return volume.wrap(buffer, length + Mdp.MESSAGE_HEADER)
            .transactTime(transactTime)
            .matchEventIndicator((short) matchEventIndicator);
    }

    /**
     * Writes a whole message of template 4.
     *
     * @param transactTime nanoseconds since 1970
     * @param matchEventIndicator its set of bits
     */
    public void channelReset(final long transactTime, final int matchEventIndicator) {
        message(ChannelResetEncoder.BLOCK_LENGTH, ChannelResetEncoder.TEMPLATE_ID);
        reset.wrap(buffer, length + Mdp.MESSAGE_HEADER)
            .transactTime(transactTime)
            .matchEventIndicator((short) matchEventIndicator);
        end(reset.limit());
    }

    /** Writes a whole message of template 12. */
    public void heartbeat() {
        message(HeartbeatEncoder.BLOCK_LENGTH, HeartbeatEncoder.TEMPLATE_ID);
        end(length + Mdp.MESSAGE_HEADER);
    }

    /**
     * Ends the message begun last.
     *
     * @param limit where its encoder has come to
     */
    public void end(final int limit) {
        buffer.putShort(length, (short) (limit - length), ORDER);
        length = limit;
    }

    /**
     * The packet, from index 0 on.
     *
     * @return the writer's own array
     */
    public byte[] bytes() {
        return bytes;
    }

    /**
     * How long the packet is.
     *
     * @return bytes
     */
    public int length() {
        return length;
    }

    private void message(final int blockLength, final int templateId) {
        header.wrap(buffer, length + Short.BYTES)
            .blockLength(blockLength)
            .templateId(templateId)
            .schemaId(BookEncoder.SCHEMA_ID)
            .version(BookEncoder.SCHEMA_VERSION);
    }
}
