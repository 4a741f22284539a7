package io.rysy.samples.ticktobook.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.samples.ticktobook.PlayedBooks;
import io.rysy.samples.ticktobook.SharedData;
import io.rysy.samples.ticktobook.session.CaptureSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Books of recorded sessions: sound in themselves, and the same from either form of one session. */
class RecordedBooksTest {
    private static final int PRICE = 4;

    @Test
    void bothFormsOfOneSessionGiveTheSameBooks() throws IOException {
        final PlayedBooks older = play(SharedData.FX_V8);
        final PlayedBooks newer = play(SharedData.FX_V9);

        assertThat(newer.books()).isEqualTo(scaled(older.books(), PRICE)).hasSizeGreaterThan(100);
        assertThat(newer.tops()).isEqualTo(scaled(scaled(older.tops(), PRICE), PRICE + 2)).hasSizeGreaterThan(1_000);
    }

    @Test
    void aSessionWithoutLossLeavesNoInstrumentWithAGap() throws IOException {
        for (final String capture : List.of(SharedData.FX_V8, SharedData.FX_V9, SharedData.NINE_CHANNELS)) {
            final PlayedBooks played = play(capture);

            assertThat(played.merges().values()).allSatisfy(merge -> assertThat(merge.gaps()).isZero());
            assertThat(played.channels().values())
                .flatExtracting(ChannelBooks::instruments)
                .allSatisfy(book -> assertThat(book.reports().gaps()).isZero());
        }
    }

    @Test
    void theUnionOfTwoFeedsOfNineChannelsIsComplete() throws IOException {
        final PlayedBooks played = play(SharedData.NINE_CHANNELS);

        assertThat(played.channels()).hasSize(9);
        assertThat(played.merges().values().stream().mapToLong(merge -> merge.packets()).sum()).isEqualTo(99);
        assertThat(played.merges().values().stream().mapToLong(merge -> merge.duplicates()).sum()).isEqualTo(47);
    }

    private static PlayedBooks play(final String capture) throws IOException {
        final Path path = SharedData.capture(capture);
        return new PlayedBooks(() -> new CaptureSource(path));
    }

    /** The lines with one field, a price, times a hundred. */
    private static List<String> scaled(final List<String> lines, final int field) {
        return lines.stream().map(line -> {
            final String[] fields = line.split(",", -1);
            fields[field] = fields[field].isEmpty() ? "" : Long.toString(100 * Long.parseLong(fields[field]));
            return String.join(",", fields);
        }).toList();
    }
}
