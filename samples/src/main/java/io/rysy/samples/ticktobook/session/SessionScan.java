package io.rysy.samples.ticktobook.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a first pass over a session found: the feeds there are, and that it can be read to its end.
 *
 * @param datagrams how many there are
 * @param channels the feeds of each channel, both in ascending order
 */
public record SessionScan(long datagrams, SortedMap<Integer, List<Feed>> channels) {
    /**
     * Reads a session to its end.
     *
     * @param session what to read
     * @return what was found
     * @throws IOException if it cannot be read to its end; the message is one line for the user
     */
    public static SessionScan of(final Session session) throws IOException {
        final SortedSet<Integer> ports = new TreeSet<>();
        long datagrams = 0;
        try (DatagramSource source = session.open()) {
            final CapturedDatagram datagram = new CapturedDatagram();
            while (source.next(datagram)) {
                datagrams++;
                ports.add(datagram.port);
            }
        }
        return new SessionScan(datagrams, channels(ports));
    }

    /**
     * The feeds of all channels.
     *
     * @return one for each port that the session sends to
     */
    public List<Feed> feeds() {
        return channels.values().stream().flatMap(List::stream).toList();
    }

    private static SortedMap<Integer, List<Feed>> channels(final SortedSet<Integer> ports) {
        final Map<Integer, List<Feed>> channels = new TreeMap<>();
        for (final int port : ports) {
            final List<Feed> feeds = channels.computeIfAbsent(Feed.channelOf(port), channel -> new ArrayList<>());
            feeds.add(new Feed(port, feeds.size()));
        }
        return new TreeMap<>(channels);
    }
}
