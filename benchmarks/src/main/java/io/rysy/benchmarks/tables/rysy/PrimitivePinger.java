package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** As {@link Pinger}, with primitives in place of a message. */
@Actor
final class PrimitivePinger {

    private final PrimitivePongerRef ponger;
    private final Trips trips = new Trips();

    PrimitivePinger(final PrimitivePongerRef ponger) {
        this.ponger = ponger;
    }

    @Handler
    void start(final Go go) {
        trips.start(go);
        ponger.sendOnPing(trips.begin());
    }

    @Handler
    void onPong(final long value) {
        if (trips.back(value)) {
            ponger.sendOnPing(trips.begin());
        }
    }
}
