package io.rysy.delivery;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** An actor that runs what it is given. */
@Actor
final class Runs {

    @Handler
    void run(final Runnable body) {
        body.run();
    }
}
