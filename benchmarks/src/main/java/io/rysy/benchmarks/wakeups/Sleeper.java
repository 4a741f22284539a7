package io.rysy.benchmarks.wakeups;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.concurrent.atomic.AtomicLong;

/** Says which round it has handled last. */
@Actor
final class Sleeper {

    private final AtomicLong handled;

    Sleeper(final AtomicLong handled) {
        this.handled = handled;
    }

    @Handler
    void onRound(final long round) {
        handled.setRelease(round);
    }
}
