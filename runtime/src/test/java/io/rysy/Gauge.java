package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Takes primitives, pooled messages, and replies with a primitive through a handle. */
@Actor
final class Gauge {

    private final Journal journal;

    Gauge(final Journal journal) {
        this.journal = journal;
    }

    @Handler
    void onTick(final int sender, final long value) {
        journal.enter(sender, "tick", value);
        journal.done();
    }

    @Handler
    double level(final int sender, final int value, final boolean half) {
        final long level = journal.enter(sender, "level", value);
        journal.done();
        return half ? level / 2.0 : level;
    }

    @Handler
    void weigh(final Weight weight, final LongReply reply) {
        reply.reply(journal.enter(weight.sender, "weight", weight.value));
        journal.done();
    }

    @Handler
    void carry(final Parcel parcel) {
        journal.enter((int) parcel.value, parcel.address(), parcel.weight);
        journal.done();
    }

    @Handler
    String show(final Show query) {
        return journal.toString();
    }

    record Weight(int sender, int value) {
    }

    record Show() {
    }
}
