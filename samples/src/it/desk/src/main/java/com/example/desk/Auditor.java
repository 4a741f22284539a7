package com.example.desk;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Counts fills. */
@Actor
final class Auditor {
    private int fills;

    @Handler
    void onLots(final int lots) {
        fills++;
    }

    @Handler
    int fills(final GetPosition query) {
        return fills;
    }
}
