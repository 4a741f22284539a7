package io.rysy.benchmarks.delivery;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** What threads contend for: plain state, and work of some length on it. */
@Actor
public final class Shared {

    private long total;

    @Handler
    long work(final Work work) {
        work.consume();
        return ++total;
    }
}
