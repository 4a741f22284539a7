package io.rysy.benchmarks.delivery;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Has a chain of actors run, again and again inside one handler. */
@Actor
public final class Head {

    private final LinkRef first;

    Head(final LinkRef first) {
        this.first = first;
    }

    @Handler
    long run(final Amount amount) {
        long sum = 0;
        for (int i = 0; i < ChainBenchmark.TIMES; i++) {
            sum += first.fastSend(amount);
        }
        return sum;
    }
}
