package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.annotations.OnBatchEnd;
import io.rysy.annotations.OnPoll;
import java.util.ArrayList;
import java.util.List;

/** An actor that owns an edge: it is polled, and flushes at the end of a batch. */
@Actor
final class Edge {

    final List<String> events;
    private final EdgeRef self;
    int available;

    Edge(final EdgeRef self, final List<String> events) {
        this.self = self;
        this.events = events;
    }

    Edge(final EdgeRef self) {
        this(self, new ArrayList<>());
    }

    @OnPoll
    int poll() {
        if (available == 0) {
            return 0;
        }
        available--;
        events.add("poll");
        self.send("polled");
        return 1;
    }

    @Handler
    void handle(final String text) {
        events.add(text);
    }

    @Handler
    void arrive(final Integer items) {
        available += items;
    }

    @Handler
    void onTick(final int instrument, final long price, final double weight, final boolean last) {
        events.add(instrument + " " + price + " " + weight + " " + last);
    }

    @Handler
    double ratio(final double over, final float under) {
        return over / under;
    }

    @OnBatchEnd
    void flush() {
        events.add("flush");
    }
}
