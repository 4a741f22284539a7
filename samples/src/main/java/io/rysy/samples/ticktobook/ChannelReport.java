package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.book.ChannelBooks;
import io.rysy.samples.ticktobook.feed.FeedMerge;
import io.rysy.samples.ticktobook.latency.LatencyRecorder;
import io.rysy.samples.ticktobook.mdp.PacketDecoder;

/** What happened on one channel, told by each of its actors once the session is over. */
final class ChannelReport {
    private FeedMerge feeds;
    private PacketDecoder decoded;
    private ChannelBooks books;
    private final LatencyRecorder published = new LatencyRecorder();
    private long ordersRefused;

    void feeds(final FeedMerge merge) {
        feeds = merge;
    }

    void decoded(final PacketDecoder decoder) {
        decoded = decoder;
    }

    void books(final ChannelBooks channelBooks, final LatencyRecorder recorder) {
        books = channelBooks;
        published.add(recorder);
    }

    void trades(final LatencyRecorder recorder, final long refused) {
        published.add(recorder);
        ordersRefused = refused;
    }

    FeedMerge feeds() {
        return feeds;
    }

    PacketDecoder decoded() {
        return decoded;
    }

    ChannelBooks books() {
        return books;
    }

    LatencyRecorder published() {
        return published;
    }

    long ordersRefused() {
        return ordersRefused;
    }
}
