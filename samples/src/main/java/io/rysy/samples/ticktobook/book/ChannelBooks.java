package io.rysy.samples.ticktobook.book;

import io.rysy.samples.ticktobook.mdp.BookEntry;
import io.rysy.samples.ticktobook.mdp.Mdp;
import java.util.Arrays;
import java.util.List;
import org.agrona.collections.Int2ObjectHashMap;

/**
 * The books of a channel's instruments. At the end of an event the books touched since the last one are published, in
 * the order of their security ids.
 *
 * <p>Touched is an instrument's outright book by any entry for one of its sides, also where that changes nothing, and
 * by a reset. Allocates only for an instrument's first entry. One thread at a time.
 */
public final class ChannelBooks {
    private final Int2ObjectHashMap<InstrumentBook> instruments = new Int2ObjectHashMap<>();
    private InstrumentBook[] touched = new InstrumentBook[64];
    private int touchedCount;
    private InstrumentBook recent = new InstrumentBook(0);
    private long ignored;

    /**
     * Takes note of the number that an instrument's entry carries.
     *
     * @param securityId the instrument
     * @param rptSeq the entry's number
     */
    public void onReport(final int securityId, final long rptSeq) {
        instrument(securityId).reports().advance(rptSeq);
    }

    /**
     * Applies one entry.
     *
     * @param entry a change of a level, or a reset of the instrument's books
     */
    public void onEntry(final BookEntry entry) {
        final InstrumentBook book = instrument(entry.securityId);
        if (entry.entryType == Mdp.BOOK_RESET) {
            book.clear();
            touch(book);
            return;
        }
        if (!book.apply(entry)) {
            ignored++;
        }
        if (entry.entryType == Mdp.BID || entry.entryType == Mdp.OFFER) {
            touch(book);
        }
    }

    /** Voids all books of the channel. */
    public void onChannelReset() {
        for (final InstrumentBook book : instruments.values()) {
            book.clear();
            if (book.hasOutright()) {
                touch(book);
            }
        }
    }

    /**
     * Ends an event.
     *
     * @param listener is told of the books whose top has changed
     * @return whether any book had been touched
     */
    public boolean onEndOfEvent(final TopListener listener) {
        final int count = touchedCount;
        touchedCount = 0;
        for (int index = 0; index < count; index++) {
            if (touched[index].publish()) {
                listener.onTop(touched[index]);
            }
        }
        return count > 0;
    }

    /**
     * All instruments of which an entry came.
     *
     * @return a new list, by security id
     */
    public List<InstrumentBook> instruments() {
        return instruments.values().stream()
            .sorted((one, other) -> Integer.compare(one.securityId(), other.securityId()))
            .toList();
    }

    /**
     * How many entries changed nothing.
     *
     * @return deletes of levels that are not there, levels outside the book, unknown actions and types
     */
    public long ignored() {
        return ignored;
    }

    private InstrumentBook instrument(final int securityId) {
        if (recent.securityId() != securityId || instruments.isEmpty()) {
            recent = find(securityId);
        }
        return recent;
    }

    private InstrumentBook find(final int securityId) {
        final InstrumentBook known = instruments.get(securityId);
        if (known != null) {
            return known;
        }
        final InstrumentBook added = new InstrumentBook(securityId);
        instruments.put(securityId, added);
        return added;
    }

    /** Keeps the touched books in the order of their ids. */
    private void touch(final InstrumentBook book) {
        if (!book.touch()) {
            return;
        }
        if (touchedCount == touched.length) {
            touched = Arrays.copyOf(touched, 2 * touched.length);
        }
        int place = touchedCount++;
        while (place > 0 && touched[place - 1].securityId() > book.securityId()) {
            touched[place] = touched[place - 1];
            place--;
        }
        touched[place] = book;
    }
}
