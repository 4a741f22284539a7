package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Answers at once. */
@Actor
final class Callee {

    @Handler
    long onCall(final Call call) {
        return call.value + 1;
    }
}
