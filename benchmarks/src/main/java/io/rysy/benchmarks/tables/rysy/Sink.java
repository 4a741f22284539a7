package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.benchmarks.tables.work.Tally;
import io.rysy.benchmarks.tables.work.Tick;

/** Adds up what it gets. */
@Actor
final class Sink {

    private final Tally tally;

    Sink(final Tally tally) {
        this.tally = tally;
    }

    @Handler
    void onTick(final Tick tick) {
        tally.add(tick.value);
    }
}
