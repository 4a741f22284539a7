package io.rysy.samples.doubles;

import io.rysy.Reply;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** The way to a real exchange: writes orders as lines of text, and replies when the exchange tells of fills. */
@Actor
final class Gateway {
    private final Consumer<String> wire;
    private final Map<Integer, Reply<Fill>> open = new HashMap<>();

    Gateway(final Consumer<String> wire) {
        this.wire = wire;
    }

    @Handler(deferred = true)
    void place(final Order order, final Reply<Fill> reply) {
        open.put(order.id(), reply);
        wire.accept("buy " + order.lots() + " at " + order.price() + ", order " + order.id());
    }

    /** The exchange tells of a fill. */
    @Handler
    void onFilled(final int order, final int lots, final long price) {
        final Reply<Fill> reply = open.remove(order);
        if (reply != null) {
            reply.reply(new Fill(order, lots, price));
        }
    }
}
