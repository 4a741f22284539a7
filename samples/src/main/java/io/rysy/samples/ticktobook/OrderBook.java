package io.rysy.samples.ticktobook;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.samples.ticktobook.book.ChannelBooks;
import io.rysy.samples.ticktobook.book.InstrumentBook;
import io.rysy.samples.ticktobook.book.PriceLadder;
import io.rysy.samples.ticktobook.book.TopListener;
import io.rysy.samples.ticktobook.latency.LatencyRecorder;
import io.rysy.samples.ticktobook.latency.Stream;
import io.rysy.samples.ticktobook.mdp.BookEntry;
import io.rysy.samples.ticktobook.mdp.Mdp;

/** Keeps the books of a channel and, at the end of each event, publishes those whose top is another than before. */
@Actor
final class OrderBook implements TopListener {
    private final ChannelBooks books = new ChannelBooks();
    private final LatencyRecorder published = new LatencyRecorder();
    private final TopOfBook top = new TopOfBook();
    private final int channel;
    private final TopRecorder recorder;
    private final SignalRef signal;
    private EventEnd eventEnd;

    OrderBook(final int channel, final TopRecorder recorder, final SignalRef signal) {
        this.channel = channel;
        this.recorder = recorder;
        this.signal = signal;
    }

    @Handler
    void onReport(final int securityId, final long rptSeq) {
        books.onReport(securityId, rptSeq);
    }

    @Handler
    void onEntry(final BookEntry entry) {
        books.onEntry(entry);
    }

    @Handler
    void onChannelReset(final ChannelReset reset) {
        books.onChannelReset();
    }

    @Handler
    void onEventEnd(final EventEnd end) {
        eventEnd = end;
        if (books.onEndOfEvent(this)) {
            published.record(Stream.BOOK, System.nanoTime() - end.readNanos);
        }
    }

    @Handler(syncOnly = true)
    void report(final GetReport query, final ChannelReport into) {
        into.books(books, published);
    }

    @Override
    public void onTop(final InstrumentBook book) {
        recorder.onTop(channel, eventEnd, book);
        final PriceLadder bids = book.side(Mdp.BID);
        final PriceLadder offers = book.side(Mdp.OFFER);
        top.readNanos = eventEnd.readNanos;
        top.securityId = book.securityId();
        top.bidPrice = bids.price(1);
        top.bidSize = bids.size(1);
        top.offerPrice = offers.price(1);
        top.offerSize = offers.size(1);
        signal.fastSend(top);
    }
}
