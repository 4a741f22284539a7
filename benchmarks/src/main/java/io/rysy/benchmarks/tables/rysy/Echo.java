package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Answers each message by another one. */
@Actor
final class Echo {

    private final StreamerRef streamer;
    private final PooledQuotePool pool;

    Echo(final StreamerRef streamer, final PooledQuotePool pool) {
        this.streamer = streamer;
        this.pool = pool;
    }

    @Handler
    void onQuote(final Quote quote) {
        streamer.send(answer(quote));
    }

    @Handler
    void onPooled(final PooledQuote quote) {
        final PooledQuote answer = pool.acquire();
        answer.fill(quote.value + 1);
        answer.time = quote.time;
        streamer.send(answer);
    }

    @Handler
    void onBundle(final QuoteBundle received) {
        final QuoteBundle answers = new QuoteBundle();
        for (int i = 0; i < received.count; i++) {
            answers.add(answer(received.quotes[i]));
        }
        streamer.send(answers);
    }

    private static Quote answer(final Quote quote) {
        final Quote answer = new Quote(quote.value + 1);
        answer.time = quote.time;
        return answer;
    }
}
