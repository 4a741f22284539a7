package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Takes messages of all kinds and allocates nothing. */
@Actor
final class Sink {

    private long total;

    @Handler
    long add(final Item item) {
        total += item.value;
        return total;
    }

    @Handler
    void onTick(final int instrument, final long price, final int size) {
        total += instrument + price + size;
    }

    @Handler
    void onTotal(final long other) {
        total += other;
    }

    @Handler
    void explicit(final Slot slot, final LongReply reply) {
        reply.reply(total);
    }

    @Handler(syncOnly = true)
    void fill(final Item2 item, final Slot into) {
        into.value = total;
    }

    @Handler
    void run(final Runnable body) {
        body.run();
    }

    /** A message that is used again and again. */
    static final class Item {
        long value = 1;
    }

    /** Asks for the total to be filled in. */
    static final class Item2 {
    }

    /** Another message, and an object that belongs to a caller. */
    static final class Slot {
        long value;
    }
}
