package io.rysy.samples.ticktobook.feed;

import org.agrona.DirectBuffer;

/** Is told what came out of a {@link FeedMerge}, on the thread that put it in. */
public interface MergedPackets {
    /**
     * The next packet of the channel.
     *
     * @param receiveNanos when it was read, as it was put in
     * @param buffer holds the packet, during the call only
     * @param offset where it begins
     * @param length its bytes
     */
    void onPacket(long receiveNanos, DirectBuffer buffer, int offset, int length);

    /**
     * No feed has these packets.
     *
     * @param first the first number missing
     * @param last the last number missing
     */
    void onGap(long first, long last);
}
