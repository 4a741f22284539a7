package io.rysy.samples.ticktobook;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.samples.ticktobook.feed.FeedMerge;
import io.rysy.samples.ticktobook.feed.MergedPackets;
import java.util.function.Function;
import org.agrona.DirectBuffer;

/** Makes one stream of packets out of a channel's feeds and hands each packet to the decoder. */
@Actor
final class FeedArbiter implements MergedPackets {
    private final FeedMerge merge;
    private final MarketDataDecoderRef decoder;
    private final Packet packet = new Packet();

    FeedArbiter(final Function<MergedPackets, FeedMerge> merge, final MarketDataDecoderRef decoder) {
        this.decoder = decoder;
        this.merge = merge.apply(this);
    }

    @Handler
    void onDatagram(final Datagram datagram) {
        merge.onPacket(datagram.feed, datagram.readNanos, datagram.buffer, 0, datagram.length);
        datagram.giveBack();
    }

    /** The session is over: what is still held is handed on. */
    @Handler
    boolean onEnd(final EndOfSession end) {
        merge.flush();
        return true;
    }

    @Handler(syncOnly = true)
    void report(final GetReport query, final ChannelReport into) {
        into.feeds(merge);
    }

    @Override
    public void onPacket(final long readNanos, final DirectBuffer buffer, final int offset, final int length) {
        packet.readNanos = readNanos;
        packet.buffer = buffer;
        packet.offset = offset;
        packet.length = length;
        decoder.fastSend(packet);
    }

    /** Counted by the merge; of which instruments something is missing their own counts will tell. */
    @Override
    public void onGap(final long first, final long last) {
    }
}
