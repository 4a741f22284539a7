package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Sends its pings to actors of four classes, in an order that looks like chance. */
@Actor
final class FourPinger {

    private final PongerARef a;
    private final PongerBRef b;
    private final PongerCRef c;
    private final PongerDRef d;
    private final Ping ping = new Ping();
    private final Trips trips = new Trips();
    private int random = 1;

    FourPinger(final PongerARef a, final PongerBRef b, final PongerCRef c, final PongerDRef d) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
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
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        switch (random >>> 8 & 3) {
            case 0:
                a.send(ping);
                break;
            case 1:
                b.send(ping);
                break;
            case 2:
                c.send(ping);
                break;
            default:
                d.send(ping);
                break;
        }
    }
}
