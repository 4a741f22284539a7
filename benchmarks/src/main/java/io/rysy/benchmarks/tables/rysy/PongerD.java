package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** The work of {@link Ponger} in a class of its own, for {@link FourPinger}. */
@Actor
final class PongerD {

    private final FourPingerRef pinger;
    private final Pong pong = new Pong();

    PongerD(final FourPingerRef pinger) {
        this.pinger = pinger;
    }

    @Handler
    void onPing(final Ping ping) {
        pong.value = ping.value + 1;
        pinger.send(pong);
    }
}
