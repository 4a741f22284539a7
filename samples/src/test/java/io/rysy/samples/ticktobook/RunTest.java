package io.rysy.samples.ticktobook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.samples.ticktobook.book.BooksCsv;
import io.rysy.samples.ticktobook.latency.Stream;
import io.rysy.samples.ticktobook.net.Pacer;
import io.rysy.samples.ticktobook.session.CaptureSource;
import io.rysy.samples.ticktobook.session.GeneratedSource;
import io.rysy.samples.ticktobook.session.Session;
import io.rysy.samples.ticktobook.session.SessionScan;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** By whatever way a session reaches the books, the books are those of {@link PlayedBooks}. */
@Timeout(300)
class RunTest {
    private static final Session MADE_UP = () -> new GeneratedSource(5, 5_000);

    @ParameterizedTest
    @EnumSource
    void withoutSocketsBooksAndTopsAreTheSameInEitherMode(final Mode mode) throws Exception {
        assertDirectGivesTheSame(MADE_UP, mode);
    }

    @ParameterizedTest
    @EnumSource
    void withoutSocketsBooksAndTopsOfRecordedSessionsAreTheSameInEitherMode(final Mode mode) throws Exception {
        for (final String capture : List.of(SharedData.FX_V8, SharedData.FX_V9, SharedData.NINE_CHANNELS)) {
            assertDirectGivesTheSame(recorded(capture), mode);
        }
    }

    @ParameterizedTest
    @CsvSource({"ONE_THREAD, 10", "TWO_STAGE, 10", "ONE_THREAD, Infinity", "TWO_STAGE, Infinity"})
    void overUdpNothingIsLostAndTheBooksAreTheSame(final Mode mode, final double speed) throws Exception {
        assertNothingIsLost(MADE_UP, mode, speed);
    }

    @ParameterizedTest
    @CsvSource({
        SharedData.NINE_CHANNELS + ", ONE_THREAD, 1",
        SharedData.NINE_CHANNELS + ", TWO_STAGE, 1",
        SharedData.FX_V8 + ", ONE_THREAD, 1000",
        SharedData.FX_V9 + ", TWO_STAGE, 1000",
        SharedData.FX_V9 + ", ONE_THREAD, Infinity",
        SharedData.FX_V8 + ", TWO_STAGE, Infinity"})
    void overUdpNothingOfARecordedSessionIsLost(final String capture, final Mode mode, final double speed)
        throws Exception {
        assertNothingIsLost(recorded(capture), mode, speed);
    }

    @ParameterizedTest
    @EnumSource
    void everyOrderIsTimedAndReachesTheSink(final Mode mode) throws Exception {
        final RunReport report = run(MADE_UP, mode, Transport.DIRECT, Pacer.UNPACED, TopRecorder.NONE);
        final long orders = report.ordersSent();

        assertThat(orders).isGreaterThan(100).isEqualTo(report.ordersReceived());
        assertThat(report.ordered().of(Stream.BOOK).getTotalCount()).isPositive();
        assertThat(report.ordered().of(Stream.TRADE).getTotalCount()).isPositive();
        assertThat(report.ordered().of(Stream.BOOK).getTotalCount() + report.ordered().of(Stream.TRADE).getTotalCount())
            .isEqualTo(orders);
        assertThat(report.counts()).containsEntry("ordersRefused", 0L);
    }

    @ParameterizedTest
    @EnumSource
    void whatCannotBeWrittenEndsTheRun(final Mode mode) {
        final TopRecorder full = new TopFile(new FullDisk());

        assertThatThrownBy(() -> run(MADE_UP, mode, Transport.DIRECT, Pacer.UNPACED, full))
            .isInstanceOf(IOException.class)
            .hasMessage("no space left");
    }

    private static void assertDirectGivesTheSame(final Session session, final Mode mode) throws Exception {
        final PlayedBooks expected = new PlayedBooks(session);
        final StringBuilder tops = new StringBuilder();
        final RunReport report = run(session, mode, Transport.DIRECT, Pacer.UNPACED, new TopFile(tops));

        assertThat(books(report)).isEqualTo(expected.books());
        assertThat(tops.toString().lines().toList()).isEqualTo(expected.tops());
        assertThat(report.counts()).containsEntry("packets", SessionScan.of(session).datagrams())
            .containsEntry("gaps", 0L).containsEntry("decodeErrors", 0L);
    }

    private static void assertNothingIsLost(final Session session, final Mode mode, final double speed)
        throws Exception {
        final RunReport report = run(session, mode, Transport.UDP, speed, TopRecorder.NONE);
        final PlayedBooks expected = new PlayedBooks(session);
        final Map<String, Object> counts = report.counts();

        assertThat(counts).containsEntry("packets", SessionScan.of(session).datagrams())
            .containsEntry("gaps", 0L).containsEntry("decodeErrors", 0L)
            .containsEntry("duplicates", expected.merges().values().stream().mapToLong(one -> one.duplicates()).sum());
        assertThat(report.instrumentGaps()).isEmpty();
        assertThat(books(report)).isEqualTo(expected.books());
    }

    private static RunReport run(final Session session, final Mode mode, final Transport transport,
        final double speed, final TopRecorder recorder) throws Exception {
        return new Run(session, SessionScan.of(session), mode, transport, new Pacer(speed), recorder).run();
    }

    private static List<String> books(final RunReport report) throws IOException {
        final StringBuilder csv = new StringBuilder();
        BooksCsv.write(report.books(), csv);
        return csv.toString().lines().toList();
    }

    private static Session recorded(final String capture) {
        final Path path = SharedData.capture(capture);
        return () -> new CaptureSource(path);
    }

    private static final class FullDisk implements Appendable {
        @Override
        public Appendable append(final CharSequence text) throws IOException {
            throw new IOException("no space left");
        }

        @Override
        public Appendable append(final CharSequence text, final int start, final int end) throws IOException {
            throw new IOException("no space left");
        }

        @Override
        public Appendable append(final char character) throws IOException {
            throw new IOException("no space left");
        }
    }
}
