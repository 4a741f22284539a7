package io.rysy.samples.doubles;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Buys a lot at each price up to a limit. */
@Actor
final class Strategy {
    private final StrategyRef self;
    private final GatewayRef gateway;
    private final long limit;
    private int orders;
    private int lots;
    private long cost;
    private int refused;

    Strategy(final StrategyRef self, final GatewayRef gateway, final long limit) {
        this.self = self;
        this.gateway = gateway;
        this.limit = limit;
    }

    @Handler
    void onTick(final Tick tick) {
        if (tick.price() <= limit) {
            orders++;
            gateway.send(new Order(orders, 1, tick.price()), self.toOnFill());
        }
    }

    @Handler
    void onFill(final Fill fill) {
        lots += fill.lots();
        cost += fill.lots() * fill.price();
    }

    /** What comes in the place of a fill. */
    @Handler
    void onRefusal(final Throwable why) {
        refused++;
    }

    @Handler
    Position position(final GetPosition query) {
        return new Position(lots, cost, refused);
    }
}
