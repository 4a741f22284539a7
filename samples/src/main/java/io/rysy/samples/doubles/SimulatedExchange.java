package io.rysy.samples.doubles;

import io.rysy.Reply;

/** An exchange of its own in the place of the gateway: fills orders at once, a tick better, as long as it has lots. */
final class SimulatedExchange implements GatewayRef.Handlers {
    private int left;

    SimulatedExchange(final int lots) {
        left = lots;
    }

    @Override
    public void place(final Order order, final Reply<Fill> reply) {
        if (order.lots() <= left) {
            left -= order.lots();
            reply.reply(new Fill(order.id(), order.lots(), order.price() - 1));
        } else {
            reply.fail(new IllegalStateException("sold out"));
        }
    }
}
