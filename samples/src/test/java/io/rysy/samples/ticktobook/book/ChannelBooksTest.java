package io.rysy.samples.ticktobook.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.samples.ticktobook.mdp.BookEntry;
import io.rysy.samples.ticktobook.mdp.Mdp;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ChannelBooksTest {
    private final ChannelBooks books = new ChannelBooks();
    private final BookEntry entry = new BookEntry();

    @Test
    void anEventPublishesEachTouchedBookOnceInTheOrderOfTheirIds() {
        add(7, Mdp.BID, 100);
        add(3, Mdp.BID, 100);
        add(7, Mdp.OFFER, 101);
        add(5, Mdp.BID, 100);

        assertThat(endEvent()).containsExactly(3, 5, 7);
        assertThat(endEvent()).isEmpty();
    }

    @Test
    void aBookIsPublishedAgainOnlyWhenItsTopIsAnother() {
        add(7, Mdp.BID, 100);
        endEvent();
        change(7, Mdp.BID, 2, 99, 5);
        assertThat(endEvent()).isEmpty();

        change(7, Mdp.BID, 1, 100, 6);
        change(7, Mdp.BID, 1, 100, 10);
        assertThat(endEvent()).isEmpty();

        change(7, Mdp.BID, 1, 100, 6);
        assertThat(endEvent()).containsExactly(7);
    }

    @Test
    void theFirstTopIsPublishedAlsoIfItIsEmpty() throws IOException {
        change(7, Mdp.OFFER, 2, 101, 10);
        final StringBuilder csv = new StringBuilder();
        final TopCsv tops = new TopCsv(csv);
        final List<InstrumentBook> published = new ArrayList<>();
        books.onEndOfEvent(published::add);
        tops.write(320, 55, 1_000, published.get(0));

        assertThat(csv).hasToString("320,55,1000,7,,,,\n");
    }

    @Test
    void impliedEntriesStayOutOfTheOutrightBook() throws IOException {
        add(7, Mdp.IMPLIED_BID, 100);
        add(7, Mdp.IMPLIED_OFFER, 101);

        assertThat(endEvent()).isEmpty();
        assertThat(csv()).isEqualTo("320,7,E,1,100,10,1\n320,7,F,1,101,10,1\n");
    }

    @Test
    void aBookResetVoidsAllBooksOfItsInstrumentAlone() throws IOException {
        add(7, Mdp.BID, 100);
        add(7, Mdp.IMPLIED_BID, 100);
        add(8, Mdp.BID, 100);
        endEvent();
        entry(7, Mdp.BOOK_RESET, 1, Mdp.NULL, Mdp.NULL);
        books.onEntry(entry);

        assertThat(endEvent()).containsExactly(7);
        assertThat(csv()).isEqualTo("320,8,0,1,100,10,1\n");
    }

    @Test
    void aChannelResetVoidsAllBooks() throws IOException {
        add(9, Mdp.BID, 100);
        add(7, Mdp.OFFER, 100);
        add(8, Mdp.IMPLIED_BID, 100);
        endEvent();
        books.onChannelReset();

        assertThat(endEvent()).containsExactly(7, 9);
        assertThat(csv()).isEmpty();
    }

    @Test
    void booksAreWrittenByChannelInstrumentTypeAndLevelWithEmptyPlaces() throws IOException {
        change(100, Mdp.OFFER, 2, -5, 3);
        add(20, Mdp.IMPLIED_OFFER, 7);
        add(20, Mdp.BID, 6);

        assertThat(csv()).isEqualTo("""
            320,20,0,1,6,10,1
            320,20,F,1,7,10,1
            320,100,1,1,,,
            320,100,1,2,-5,3,1
            """);
    }

    @Test
    void entriesThatChangeNothingAreCounted() {
        entry(7, Mdp.BID, 1, Mdp.NULL, Mdp.NULL);
        entry.action = Mdp.DELETE;
        books.onEntry(entry);
        entry(7, (byte) 'x', 1, 5, 5);
        books.onEntry(entry);

        assertThat(books.ignored()).isEqualTo(2);
    }

    @Test
    void whatIsMissingInAnInstrumentsOwnCountIsReportedForIt() {
        books.onReport(7, 100);
        books.onReport(8, 1);
        books.onReport(7, 103);
        books.onReport(8, 2);
        books.onReport(7, 104);

        assertThat(books.instruments()).extracting(book -> book.reports().gaps()).containsExactly(1L, 0L);
        assertThat(books.instruments()).extracting(book -> book.reports().missing()).containsExactly(2L, 0L);
    }

    @Test
    void anInstrumentsCountMayBeginAnew() {
        books.onReport(7, 100);
        books.onReport(7, 1);
        books.onChannelReset();
        books.onReport(7, 50);

        assertThat(books.instruments().get(0).reports().gaps()).isZero();
    }

    private void add(final int securityId, final byte type, final long price) {
        entry(securityId, type, 1, price, 10);
        books.onEntry(entry);
    }

    private void change(final int securityId, final byte type, final int level, final long price, final long size) {
        entry(securityId, type, level, price, size);
        entry.action = Mdp.CHANGE;
        books.onEntry(entry);
    }

    private void entry(final int securityId, final byte type, final int level, final long price, final long size) {
        entry.securityId = securityId;
        entry.entryType = type;
        entry.action = Mdp.NEW;
        entry.level = level;
        entry.price = price;
        entry.size = size;
        entry.orders = 1;
    }

    private List<Integer> endEvent() {
        final List<Integer> published = new ArrayList<>();
        books.onEndOfEvent(book -> published.add(book.securityId()));
        return published;
    }

    private String csv() throws IOException {
        final TreeMap<Integer, ChannelBooks> channels = new TreeMap<>();
        channels.put(320, books);
        final StringBuilder csv = new StringBuilder();
        BooksCsv.write(channels, csv);
        return csv.toString();
    }
}
