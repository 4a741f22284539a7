package io.rysy.samples.ticktobook;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.samples.ticktobook.mdp.Mdp;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The signal alone, with a double of the gateway behind the same stub, and without threads. */
class SignalTest {
    private final ActorSystem system = ActorSystem.create("test");
    private final Group group = system.group("test").build();
    private final List<String> orders = new ArrayList<>();
    private final OrderGatewayRef gateway = OrderGatewayRef.spawnAs(group, "gateway",
        ctx -> new OrderGatewayRef.Handlers() {
            @Override
            public void onOrder(final int channel, final int securityId, final long price, final int lots,
                final long readNanos, final boolean onTrade) {
                orders.add((lots > 0 ? "buy " : "sell ") + securityId + " at " + price + (onTrade ? " on trade" : ""));
            }
        });
    private final SignalRef signal = SignalRef.spawn(group, "signal", ctx -> new Signal(320, gateway));

    @AfterEach
    void close() {
        system.close();
    }

    @Test
    void ordersFollowTheHeavierSideWhenItTurns() {
        top(7, 31, 10);
        top(7, 40, 10);
        top(7, 20, 20);
        top(7, 10, 31);

        assertThat(orders()).containsExactly("buy 7 at 101", "sell 7 at 100");
    }

    @Test
    void aBookWithoutASideSaysNothing() {
        top(7, 100, Mdp.NULL);
        top(7, Mdp.NULL, 100);

        assertThat(orders()).isEmpty();
    }

    @Test
    void eachInstrumentHasItsOwnSide() {
        top(7, 100, 1);
        top(8, 1, 100);
        top(7, 100, 1);

        assertThat(orders()).containsExactly("buy 7 at 101", "sell 8 at 100");
    }

    @Test
    void aTradeThatGoesTheSameWayIsFollowed() {
        top(7, 100, 1);
        trade(7, true, false);
        trade(7, false, true);
        trade(8, true, false);

        assertThat(orders()).containsExactly("buy 7 at 101", "buy 7 at 101 on trade");
    }

    private void top(final int securityId, final long bidSize, final long offerSize) {
        final TopOfBook top = new TopOfBook();
        top.securityId = securityId;
        top.bidPrice = 100;
        top.bidSize = bidSize;
        top.offerPrice = 101;
        top.offerSize = offerSize;
        signal.fastSend(top);
    }

    private void trade(final int securityId, final boolean isBuy, final boolean isSell) {
        final Trade trade = new Trade();
        trade.securityId = securityId;
        trade.isBuy = isBuy;
        trade.isSell = isSell;
        signal.fastSend(trade);
    }

    private List<String> orders() {
        while (group.doWork() > 0) {
            Thread.onSpinWait();
        }
        return orders;
    }
}
