package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.book.BooksCsv;
import io.rysy.samples.ticktobook.book.ChannelBooks;
import io.rysy.samples.ticktobook.book.TopCsv;
import io.rysy.samples.ticktobook.feed.FeedMerge;
import io.rysy.samples.ticktobook.feed.MergedPackets;
import io.rysy.samples.ticktobook.mdp.BookEntry;
import io.rysy.samples.ticktobook.mdp.MarketDataListener;
import io.rysy.samples.ticktobook.mdp.MessageInfo;
import io.rysy.samples.ticktobook.mdp.PacketDecoder;
import io.rysy.samples.ticktobook.session.Session;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.agrona.DirectBuffer;

/** Plays a session into books, without sockets, threads or actors: what the sample must come to by any way. */
public final class PlayedBooks {
    private final SortedMap<Integer, ChannelBooks> channels = new TreeMap<>();
    private final StringBuilder tops = new StringBuilder();
    private final TopCsv topCsv = new TopCsv(tops);
    private final Map<Integer, FeedMerge> merges;
    private long errors;
    private long skipped;

    /** Plays to the end. */
    public PlayedBooks(final Session session) throws IOException {
        merges = Played.play(session, Channel::new);
    }

    /** The final books, a line for each place. */
    public List<String> books() throws IOException {
        final StringBuilder csv = new StringBuilder();
        BooksCsv.write(channels, csv);
        return csv.toString().lines().toList();
    }

    /** The tops of books as they were published, a line each. */
    public List<String> tops() {
        return tops.toString().lines().toList();
    }

    public Map<Integer, FeedMerge> merges() {
        return merges;
    }

    public SortedMap<Integer, ChannelBooks> channels() {
        return channels;
    }

    public long errors() {
        return errors;
    }

    public long skipped() {
        return skipped;
    }

    private final class Channel implements MergedPackets, MarketDataListener {
        private final int channel;
        private final ChannelBooks books = new ChannelBooks();
        private final PacketDecoder decoder = new PacketDecoder(this);

        Channel(final int channel) {
            this.channel = channel;
            channels.put(channel, books);
        }

        @Override
        public void onPacket(final long receiveNanos, final DirectBuffer buffer, final int offset, final int length) {
            final long errorsBefore = decoder.errors();
            final long skippedBefore = decoder.skipped();
            decoder.decode(buffer, offset, length);
            errors += decoder.errors() - errorsBefore;
            skipped += decoder.skipped() - skippedBefore;
        }

        @Override
        public void onGap(final long first, final long last) {
        }

        @Override
        public void onReport(final int securityId, final long rptSeq) {
            books.onReport(securityId, rptSeq);
        }

        @Override
        public void onBook(final MessageInfo info, final BookEntry entry) {
            books.onEntry(entry);
        }

        @Override
        public void onChannelReset(final MessageInfo info) {
            books.onChannelReset();
        }

        @Override
        public void onMessageEnd(final MessageInfo info) {
            if (info.isEndOfEvent()) {
                books.onEndOfEvent(book -> {
                    try {
                        topCsv.write(channel, info.packetSequence(), info.transactTime(), book);
                    } catch (final IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
            }
        }
    }
}
