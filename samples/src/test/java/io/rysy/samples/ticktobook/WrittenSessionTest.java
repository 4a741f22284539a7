package io.rysy.samples.ticktobook;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.samples.ticktobook.mdp.Mdp;
import io.rysy.samples.ticktobook.mdp.codec.BookEncoder;
import io.rysy.samples.ticktobook.net.Pacer;
import io.rysy.samples.ticktobook.session.CapturedDatagram;
import io.rysy.samples.ticktobook.session.DatagramSource;
import io.rysy.samples.ticktobook.session.PacketWriter;
import io.rysy.samples.ticktobook.session.Session;
import io.rysy.samples.ticktobook.session.SessionScan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What no recorded session holds, written by hand and played through all actors. */
@Timeout(120)
class WrittenSessionTest {
    private static final int A = 14_320;
    private static final int B = 15_320;
    private static final int END = 0x80;

    private final List<CapturedDatagram> datagrams = new ArrayList<>();
    private final PacketWriter packet = new PacketWriter();
    private final StringBuilder tops = new StringBuilder();
    private long time = 1_000;

    @ParameterizedTest
    @EnumSource
    void aChannelResetVoidsTheBooksAndBeginsTheCountAnew(final Mode mode) throws Exception {
        book(50, END, Mdp.NEW, Mdp.BID, 1, 100);
        both();
        book(51, END, Mdp.NEW, Mdp.OFFER, 1, 101);
        both();
        packet.begin(52, ++time);
        packet.channelReset(time, END);
        both();
        book(1, END, Mdp.NEW, Mdp.BID, 1, 99);
        both();
        final RunReport report = run(mode);

        assertThat(tops.toString().lines()).containsExactly(
            "320,50,1001,7,100,10,,",
            "320,51,1002,7,100,10,101,10",
            "320,52,1003,7,,,,",
            "320,1,1004,7,99,10,,");
        assertThat(report.counts()).containsEntry("gaps", 0L).containsEntry("duplicates", 4L);
    }

    @Test
    void everyActionAndABookResetReachTheBook() throws Exception {
        for (int level = 1; level <= 5; level++) {
            book(level, 0, Mdp.NEW, Mdp.BID, level, 100 - level);
            on(A);
        }
        book(6, END, Mdp.DELETE_THRU, Mdp.BID, 2, 0);
        on(A);
        book(7, END, Mdp.DELETE_FROM, Mdp.BID, 2, 0);
        on(A);
        book(8, END, Mdp.OVERLAY, Mdp.BID, 1, 90);
        on(A);
        book(9, END, Mdp.CHANGE, Mdp.BID, 1, 90);
        on(A);
        book(10, END, Mdp.DELETE, Mdp.BID, 1, 0);
        on(A);
        book(11, END, Mdp.NEW, Mdp.BID, 1, 80);
        on(A);
        book(12, END, Mdp.NEW, Mdp.BOOK_RESET, 0, Mdp.NULL);
        on(A);
        run(Mode.ONE_THREAD);

        assertThat(tops.toString().lines()).containsExactly(
            "320,6,1006,7,97,10,,",
            "320,8,1008,7,90,10,,",
            "320,10,1010,7,,,,",
            "320,11,1011,7,80,10,,",
            "320,12,1012,7,,,,");
    }

    @Test
    void whatBothFeedsLoseIsReportedForTheInstrumentsItConcerned() throws Exception {
        book(1, END, Mdp.NEW, Mdp.BID, 1, 100);
        both();
        book(2, END, Mdp.NEW, Mdp.BID, 1, 101);
        book(3, END, Mdp.NEW, Mdp.BID, 1, 102);
        both();
        final RunReport report = run(Mode.TWO_STAGE);

        assertThat(report.counts()).containsEntry("gaps", 1L).containsEntry("packetsMissing", 1L);
        assertThat(report.instrumentGaps()).singleElement().asString()
            .isEqualTo("{channel=320, securityId=7, gaps=1, entriesMissing=1}");
    }

    @Test
    void damagedDatagramsAreCountedAndHarmNothingElse() throws Exception {
        book(1, END, Mdp.NEW, Mdp.BID, 1, 100);
        on(A);
        packet.begin(4_000_000_000L, ++time);
        packet.heartbeat();
        cut(5);
        packet.begin(2, ++time);
        cut(8);
        book(2, END, Mdp.NEW, Mdp.BID, 1, 101);
        on(A);
        final RunReport report = run(Mode.ONE_THREAD);

        assertThat(report.counts()).containsEntry("packets", 4L).containsEntry("decodeErrors", 2L)
            .containsEntry("gaps", 0L);
        assertThat(tops.toString().lines()).containsExactly("320,1,1001,7,100,10,,", "320,2,1004,7,101,10,,");
    }

    /** One packet with one change of instrument 7, whose own count goes with the packets'. */
    private void book(final long sequence, final int matchEventIndicator, final int action, final byte type,
        final int level, final long price) {
        packet.begin(sequence, ++time);
        final BookEncoder book = packet.book(time, matchEventIndicator);
        book.entriesCount(1).next()
            .securityId(7).rptSeq(sequence).action((short) action).entryType(type).level((short) level)
            .price(price).size(10).orders(1).tradeableSize(0);
        book.ordersCount(0);
        packet.end(book.limit());
    }

    private void both() {
        on(A);
        on(B);
    }

    private void on(final int port) {
        final CapturedDatagram datagram = new CapturedDatagram();
        datagram.port = port;
        datagram.timeNanos = time;
        datagram.bytes = Arrays.copyOf(packet.bytes(), packet.length());
        datagram.length = packet.length();
        datagrams.add(datagram);
    }

    private void cut(final int bytes) {
        on(A);
        datagrams.get(datagrams.size() - 1).length -= bytes;
    }

    private RunReport run(final Mode mode) throws Exception {
        final Session session = () -> new Written(datagrams.iterator());
        return new Run(session, SessionScan.of(session), mode, Transport.DIRECT, new Pacer(Pacer.UNPACED),
            new TopFile(tops)).run();
    }

    private record Written(Iterator<CapturedDatagram> datagrams) implements DatagramSource {
        @Override
        public boolean next(final CapturedDatagram into) {
            if (!datagrams.hasNext()) {
                return false;
            }
            final CapturedDatagram next = datagrams.next();
            into.timeNanos = next.timeNanos;
            into.port = next.port;
            into.bytes = next.bytes;
            into.length = next.length;
            return true;
        }

        @Override
        public void close() {
        }
    }
}
