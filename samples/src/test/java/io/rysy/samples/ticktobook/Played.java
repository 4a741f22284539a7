package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.feed.FeedMerge;
import io.rysy.samples.ticktobook.feed.MergedPackets;
import io.rysy.samples.ticktobook.session.CapturedDatagram;
import io.rysy.samples.ticktobook.session.DatagramSource;
import io.rysy.samples.ticktobook.session.Feed;
import io.rysy.samples.ticktobook.session.Session;
import io.rysy.samples.ticktobook.session.SessionScan;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.agrona.concurrent.UnsafeBuffer;

/** Plays a session without sockets, threads or actors: each channel's feeds, merged, go to that channel's listener. */
public final class Played {
    private Played() {
    }

    /** Plays to the end and gives each channel's merge, whose counters tell what happened. */
    public static Map<Integer, FeedMerge> play(final Session session, final IntFunction<MergedPackets> channels)
        throws IOException {
        final SessionScan scan = SessionScan.of(session);
        final Map<Integer, FeedMerge> merges = new HashMap<>();
        scan.channels().forEach((channel, feeds) ->
            merges.put(channel, FeedMerge.ofRecording(feeds.size(), channels.apply(channel))));
        final Map<Integer, Feed> byPort = new HashMap<>();
        scan.feeds().forEach(feed -> byPort.put(feed.port(), feed));
        final CapturedDatagram datagram = new CapturedDatagram();
        final UnsafeBuffer buffer = new UnsafeBuffer(0, 0);
        try (DatagramSource source = session.open()) {
            while (source.next(datagram)) {
                final Feed feed = byPort.get(datagram.port);
                buffer.wrap(datagram.bytes, datagram.offset, datagram.length);
                merges.get(feed.channel()).onPacket(feed.index(), 0, buffer, 0, datagram.length);
            }
        }
        List.copyOf(merges.values()).forEach(FeedMerge::flush);
        return merges;
    }
}
