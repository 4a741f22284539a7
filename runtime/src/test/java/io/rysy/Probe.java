package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.annotations.OnStart;
import io.rysy.annotations.OnStop;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** An actor whose handlers do what the message says, and that keeps a record of what happened to it. */
@Actor
final class Probe {

    /** Everything the probe handled, in order. */
    final List<String> record = new ArrayList<>();

    private final List<String> hooks;

    Probe() {
        this(new ArrayList<>());
    }

    Probe(final List<String> hooks) {
        this.hooks = hooks;
        hooks.add("made");
    }

    @OnStart
    void start() {
        hooks.add("started");
    }

    @OnStop
    void stop() {
        hooks.add("stopped");
    }

    @Handler
    void note(final String text) {
        record.add(text);
    }

    @Handler
    void run(final Act act) {
        act.body.run();
    }

    @Handler
    void runAgain(final Act2 act) {
        act.body.run();
    }

    @Handler
    Object compute(final Compute<Object> compute) {
        return compute.body.apply(this);
    }

    @Handler
    long count(final Count query) {
        return record.size();
    }

    /** What to run in a handler. */
    static final class Act {
        final Runnable body;

        Act(final Runnable body) {
            this.body = body;
        }
    }

    /** The same for another handler. */
    static final class Act2 {
        final Runnable body;

        Act2(final Runnable body) {
            this.body = body;
        }
    }

    /** What to compute in a handler. */
    static final class Compute<R> {
        final Function<Probe, R> body;

        Compute(final Function<Probe, R> body) {
            this.body = body;
        }
    }

    /** Asks how many texts were noted. */
    static final class Count {
    }
}
