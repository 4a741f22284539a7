package com.example.desk;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Keeps the position and what it cost, and has the auditor hear of it. */
@Actor
final class Position {
    private final AuditorRef auditor;
    private int lots;
    private long cost;

    Position(final AuditorRef auditor) {
        this.auditor = auditor;
    }

    @Handler
    void onFill(final Fill fill) {
        lots += fill.lots();
        cost += fill.price() * fill.lots();
        auditor.sendOnLots(fill.lots());
    }

    @Handler
    String position(final GetPosition query) {
        return lots + " for " + cost;
    }
}
