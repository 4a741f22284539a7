package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** As {@link Ponger}, with primitives in place of a message. */
@Actor
final class PrimitivePonger {

    private final PrimitivePingerRef pinger;

    PrimitivePonger(final PrimitivePingerRef pinger) {
        this.pinger = pinger;
    }

    @Handler
    void onPing(final long value) {
        pinger.sendOnPong(value + 1);
    }
}
