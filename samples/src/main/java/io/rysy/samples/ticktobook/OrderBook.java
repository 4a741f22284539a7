package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.book.ChannelBooks;
import io.rysy.samples.ticktobook.book.InstrumentBook;
import io.rysy.samples.ticktobook.book.PriceLadder;
import io.rysy.samples.ticktobook.book.TopListener;
import io.rysy.samples.ticktobook.latency.LatencyRecorder;
import io.rysy.samples.ticktobook.latency.Stream;
import io.rysy.samples.ticktobook.mdp.BookEntry;
import io.rysy.samples.ticktobook.mdp.Mdp;

/** Keeps the books of a channel and, at the end of each event, publishes those whose top is another than before. */
final class OrderBook implements TopListener {
    private final ChannelBooks books = new ChannelBooks();
    private final LatencyRecorder published = new LatencyRecorder();
    private final TopOfBook top = new TopOfBook();
    private final TopRecorder recorder;
    private final Signal signal;
    private EventEnd eventEnd;

    OrderBook(final TopRecorder recorder, final Signal signal) {
        this.recorder = recorder;
        this.signal = signal;
    }

    void onReport(final int securityId, final long rptSeq) {
        books.onReport(securityId, rptSeq);
    }

    void onEntry(final BookEntry entry) {
        books.onEntry(entry);
    }

    void onChannelReset() {
        books.onChannelReset();
    }

    void onEventEnd(final EventEnd end) {
        eventEnd = end;
        if (books.onEndOfEvent(this)) {
            published.record(Stream.BOOK, System.nanoTime() - end.readNanos);
        }
    }

    void report(final ChannelReport into) {
        into.books(books, published);
    }

    @Override
    public void onTop(final InstrumentBook book) {
        recorder.onTop(eventEnd, book);
        final PriceLadder bids = book.side(Mdp.BID);
        final PriceLadder offers = book.side(Mdp.OFFER);
        top.readNanos = eventEnd.readNanos;
        top.securityId = book.securityId();
        top.bidPrice = bids.price(1);
        top.bidSize = bids.size(1);
        top.offerPrice = offers.price(1);
        top.offerSize = offers.size(1);
        signal.onTop(top);
    }
}
