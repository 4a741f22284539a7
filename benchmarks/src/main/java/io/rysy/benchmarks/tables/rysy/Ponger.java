package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Answers each ping by a pong. */
@Actor
final class Ponger {

    private final PingerRef pinger;
    private final Pong pong = new Pong();

    Ponger(final PingerRef pinger) {
        this.pinger = pinger;
    }

    @Handler
    void onPing(final Ping ping) {
        pong.value = ping.value + 1;
        pinger.send(pong);
    }
}
