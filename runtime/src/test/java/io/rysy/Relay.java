package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Runs what it is given, in a turn of its own: so that actors are called by an actor. */
@Actor
final class Relay {

    @Handler
    void forward(final Runnable body) {
        body.run();
    }
}
