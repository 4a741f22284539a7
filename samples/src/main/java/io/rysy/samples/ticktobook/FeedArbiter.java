package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.feed.FeedMerge;
import io.rysy.samples.ticktobook.feed.MergedPackets;
import java.util.function.Function;
import org.agrona.DirectBuffer;

/** Makes one stream of packets out of a channel's feeds and hands each packet to the decoder. */
final class FeedArbiter implements MergedPackets {
    private final FeedMerge merge;
    private final MarketDataDecoder decoder;
    private final Packet packet = new Packet();

    FeedArbiter(final Function<MergedPackets, FeedMerge> merge, final MarketDataDecoder decoder) {
        this.decoder = decoder;
        this.merge = merge.apply(this);
    }

    void onDatagram(final Datagram datagram) {
        merge.onPacket(datagram.feed, datagram.readNanos, datagram.buffer, 0, datagram.length);
    }

    /** The session is over: what is still held is handed on. */
    void onEnd() {
        merge.flush();
    }

    void report(final ChannelReport into) {
        into.feeds(merge);
    }

    @Override
    public void onPacket(final long readNanos, final DirectBuffer buffer, final int offset, final int length) {
        packet.readNanos = readNanos;
        packet.buffer = buffer;
        packet.offset = offset;
        packet.length = length;
        decoder.onPacket(packet);
    }

    /** Counted by the merge; of which instruments something is missing their own counts will tell. */
    @Override
    public void onGap(final long first, final long last) {
    }
}
