package io.rysy.samples.ticktobook;

import io.rysy.Group;
import io.rysy.samples.ticktobook.feed.FeedMerge;
import io.rysy.samples.ticktobook.feed.MergedPackets;
import java.util.function.Function;

/** The actors of one channel, from the arbiter of its feeds to its signal: all in one group, joined by fastSend. */
record ChannelActors(FeedArbiterRef arbiter, MarketDataDecoderRef decoder, OrderBookRef book, SignalRef signal) {
    /** Puts the actors of a channel into a group. */
    static ChannelActors spawn(final Group group, final int channel,
        final Function<MergedPackets, FeedMerge> merge, final TopRecorder recorder, final OrderGatewayRef gateway) {
        final SignalRef signal = SignalRef.spawn(group, "signal-" + channel, ctx -> new Signal(channel, gateway));
        final OrderBookRef book = OrderBookRef.spawn(group, "order-book-" + channel,
            ctx -> new OrderBook(channel, recorder, signal));
        final MarketDataDecoderRef decoder = MarketDataDecoderRef.spawn(group, "decoder-" + channel,
            ctx -> new MarketDataDecoder(book, signal));
        final FeedArbiterRef arbiter = FeedArbiterRef.spawn(group, "arbiter-" + channel,
            ctx -> new FeedArbiter(merge, decoder));
        return new ChannelActors(arbiter, decoder, book, signal);
    }

    /** Asks each actor for its part of what happened; once the session is over. */
    ChannelReport report() {
        final GetReport query = new GetReport();
        final ChannelReport report = new ChannelReport();
        arbiter.fastSend(query, report);
        decoder.fastSend(query, report);
        book.fastSend(query, report);
        signal.fastSend(query, report);
        return report;
    }
}
