package com.example.desk;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Keeps the position. */
@Actor
final class Position {
    private int lots;

    @Handler
    void onFill(final Fill fill) {
        lots += fill.lots();
    }

    @Handler
    int position(final GetPosition query) {
        return lots;
    }
}
