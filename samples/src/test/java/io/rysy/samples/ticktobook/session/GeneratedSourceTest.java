package io.rysy.samples.ticktobook.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.samples.ticktobook.PlayedBooks;
import io.rysy.samples.ticktobook.book.ChannelBooks;
import io.rysy.samples.ticktobook.book.InstrumentBook;
import io.rysy.samples.ticktobook.feed.FeedMerge;
import io.rysy.samples.ticktobook.mdp.Mdp;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;

class GeneratedSourceTest {
    private static final int PACKETS = 20_000;

    @Test
    void theSameSeedGivesTheSameSession() {
        assertThat(datagrams(7)).isEqualTo(datagrams(7)).isNotEqualTo(datagrams(8));
    }

    @Test
    void theSessionDecodesWithoutErrorsGapsOrUnknownTemplates() throws IOException {
        final PlayedBooks played = play();
        final FeedMerge merge = played.merges().get(310);

        assertThat(played.errors()).isZero();
        assertThat(played.skipped()).isZero();
        assertThat(merge.gaps()).isZero();
        assertThat(merge.packets() - merge.duplicates()).isEqualTo(PACKETS);
    }

    @Test
    void eachFeedLosesSomePacketsButNeverBothTheSame() {
        final Map<Long, Integer> seen = new HashMap<>();
        final Map<Integer, Integer> perPort = new HashMap<>();
        final GeneratedSource source = new GeneratedSource(1, PACKETS);
        final CapturedDatagram datagram = new CapturedDatagram();
        while (source.next(datagram)) {
            final long sequence = new UnsafeBuffer(datagram.bytes).getInt(0);
            seen.merge(sequence, 1, Integer::sum);
            perPort.merge(datagram.port, 1, Integer::sum);
        }

        assertThat(seen).hasSize(PACKETS);
        assertThat(seen.values()).allMatch(feeds -> feeds <= 2);
        assertThat(perPort.get(GeneratedSource.PORT_A)).isBetween(PACKETS - 200, PACKETS - 20);
        assertThat(perPort.get(GeneratedSource.PORT_B)).isBetween(PACKETS - 200, PACKETS - 20);
    }

    @Test
    void booksAreFullAndNeverCrossed() throws IOException {
        final ChannelBooks books = play().channels().get(310);

        assertThat(books.ignored()).isZero();
        assertThat(books.instruments()).hasSize(8).allSatisfy(book -> {
            assertThat(book.side(Mdp.BID).places()).isEqualTo(InstrumentBook.DEPTH);
            assertThat(book.side(Mdp.OFFER).places()).isEqualTo(InstrumentBook.DEPTH);
            assertThat(book.side(Mdp.BID).price(1)).isLessThan(book.side(Mdp.OFFER).price(1));
            for (int level = 2; level <= InstrumentBook.DEPTH; level++) {
                assertThat(book.side(Mdp.BID).price(level)).isLessThan(book.side(Mdp.BID).price(level - 1));
                assertThat(book.side(Mdp.OFFER).price(level)).isGreaterThan(book.side(Mdp.OFFER).price(level - 1));
            }
        });
    }

    @Test
    void packetsComeInClustersAndInTheOrderOfTime() {
        final GeneratedSource source = new GeneratedSource(1, PACKETS);
        final CapturedDatagram datagram = new CapturedDatagram();
        final List<Long> gaps = new ArrayList<>();
        long last = 0;
        while (source.next(datagram)) {
            gaps.add(datagram.timeNanos - last);
            last = datagram.timeNanos;
        }
        gaps.remove(0);
        final long total = gaps.stream().mapToLong(gap -> gap).sum();
        final long longOnes = gaps.stream().mapToLong(gap -> gap).filter(gap -> gap > 1_000_000).sum();

        assertThat(gaps).allMatch(gap -> gap > 0);
        assertThat(longOnes).isGreaterThan(total * 9 / 10);
    }

    private static PlayedBooks play() throws IOException {
        return new PlayedBooks(() -> new GeneratedSource(1, PACKETS));
    }

    private static List<String> datagrams(final long seed) {
        final GeneratedSource source = new GeneratedSource(seed, 2_000);
        final CapturedDatagram datagram = new CapturedDatagram();
        final List<String> datagrams = new ArrayList<>();
        while (source.next(datagram)) {
            datagrams.add(datagram.timeNanos + " " + datagram.port + " "
                + Arrays.hashCode(Arrays.copyOf(datagram.bytes, datagram.length)));
        }
        return datagrams;
    }
}
