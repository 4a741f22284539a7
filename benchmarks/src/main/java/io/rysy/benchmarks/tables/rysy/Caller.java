package io.rysy.benchmarks.tables.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Calls synchronously from its handler, and gets the reply as a value. */
@Actor
final class Caller {

    private final CalleeRef callee;
    private final Call call = new Call();

    Caller(final CalleeRef callee) {
        this.callee = callee;
    }

    @Handler
    void start(final Go go) {
        go.finish(go.samples == null ? calls(go) : timedCalls(go), 0);
    }

    private long calls(final Go go) {
        long sum = 0;
        for (int left = go.count; left > 0; left--) {
            call.value = left;
            sum += callee.fastSend(call);
        }
        return sum;
    }

    private long timedCalls(final Go go) {
        long sum = 0;
        long last = System.nanoTime();
        for (int left = go.count; left > 0; left--) {
            call.value = left;
            sum += callee.fastSend(call);
            final long now = System.nanoTime();
            go.samples.recordValue(now - last);
            last = now;
        }
        return sum;
    }
}
