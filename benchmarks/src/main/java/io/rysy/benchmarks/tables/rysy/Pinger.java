package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Sends a ping, waits for the pong, and again: one message is under way at a time. */
@Actor
final class Pinger {

    private final PongerRef ponger;
    private final Ping ping = new Ping();
    private final Trips trips = new Trips();

    Pinger(final PongerRef ponger) {
        this.ponger = ponger;
    }

    @Handler
    void start(final Go go) {
        trips.start(go);
        shoot();
    }

    @Handler
    void onPong(final Pong pong) {
        if (trips.back(pong.value)) {
            shoot();
        }
    }

    private void shoot() {
        ping.value = trips.begin();
        ponger.send(ping);
    }
}
