package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Answers each message by another one. */
@Actor
final class Echo {

    private final StreamerRef streamer;
    private final Supply supply;

    Echo(final StreamerRef streamer, final Supply supply) {
        this.streamer = streamer;
        this.supply = supply;
    }

    @Handler
    void onQuote(final Quote quote) {
        streamer.send(answer(quote));
    }

    @Handler
    void onBundle(final QuoteBundle received) {
        final QuoteBundle answers = new QuoteBundle();
        for (int i = 0; i < received.count; i++) {
            answers.add(answer(received.quotes[i]));
        }
        streamer.send(answers);
    }

    private Quote answer(final Quote quote) {
        final Quote answer = supply.take(quote.value + 1);
        answer.time = quote.time;
        supply.give(quote);
        return answer;
    }
}
