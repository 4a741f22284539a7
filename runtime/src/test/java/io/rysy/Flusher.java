package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.annotations.OnBatchEnd;
import java.util.List;

/** An actor that is not polled, and sends itself what it holds back at the end of a batch. */
@Actor
final class Flusher {

    private final FlusherRef self;
    private final List<String> events;
    private String heldBack;

    Flusher(final FlusherRef self, final List<String> events) {
        this.self = self;
        this.events = events;
    }

    @Handler
    void handle(final String text) {
        events.add(text);
    }

    @Handler
    void holdBack(final StringBuilder text) {
        heldBack = text.toString();
    }

    @Handler
    void pass(final Integer number) {
        self.send("passed " + number);
    }

    @OnBatchEnd
    void flush() {
        events.add("flush");
        if (heldBack != null) {
            self.send(heldBack);
            heldBack = null;
        }
    }
}
