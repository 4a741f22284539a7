package io.rysy;

import io.rysy.annotations.Actor;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.Handler;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** An actor that is handed pooled messages, and does with them what the test says. */
@Actor(cycles = CyclePolicy.PERMISSIVE)
final class Porter {

    final List<Parcel> handled = new ArrayList<>();
    final List<String> addresses = new ArrayList<>();
    Consumer<Parcel> then = parcel -> { };
    private final ParcelPool pool;

    Porter(final ActorSystem system) {
        pool = ParcelPool.of(system);
    }

    /** Keeps the message for the test to look at. */
    @SuppressWarnings("rysy:kept-message")
    @Handler
    void carry(final Parcel parcel) {
        handled.add(parcel);
        addresses.add(parcel.address());
        then.accept(parcel);
    }

    @Handler
    void act(final Runnable body) {
        body.run();
    }

    @Handler
    Parcel pack(final String address) {
        return pool.acquire().to(address);
    }

    @Handler
    void packExplicitly(final StringBuilder address, final Reply<Parcel> reply) {
        reply.reply(pool.acquire().to(address.toString()));
    }

    @Handler
    void crate(final Crate crate) {
    }
}
