package io.rysy.samples.doubles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verifyNoMoreInteractions;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.HandlerFailedException;
import io.rysy.Reply;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/** The strategy alone, with doubles behind the stub of its gateway, and without threads. */
class StrategyTest {
    private final List<Throwable> errors = new ArrayList<>();
    private final ActorSystem system = ActorSystem.builder("test").errorHandler(errors::add).build();
    private final Group group = system.group("test").build();

    @AfterEach
    void close() {
        system.close();
    }

    @Test
    void aMockBehindTheStubIsToldOfEachOrder() {
        final GatewayRef.Handlers gateway = mock();
        final StrategyRef strategy = strategy(GatewayRef.spawnAs(group, "gateway", ctx -> gateway));

        play(strategy, 100, 102, 101);

        final InOrder calls = inOrder(gateway);
        calls.verify(gateway).place(eq(new Order(1, 1, 100)), any());
        calls.verify(gateway).place(eq(new Order(2, 1, 101)), any());
        verifyNoMoreInteractions(gateway);
        assertThat(strategy.fastSend(new GetPosition())).isEqualTo(new Position(0, 0, 0));
    }

    @Test
    void whatAMockRepliesComesBackAsAMessage() {
        final GatewayRef.Handlers gateway = mock();
        doAnswer(call -> {
            final Reply<Fill> reply = call.getArgument(1);
            reply.reply(new Fill(1, 1, 98));
            return null;
        }).when(gateway).place(any(), any());
        final StrategyRef strategy = strategy(GatewayRef.spawnAs(group, "gateway", ctx -> gateway));

        play(strategy, 100);

        assertThat(strategy.fastSend(new GetPosition())).isEqualTo(new Position(1, 98, 0));
    }

    @Test
    void whatAMockThrowsIsARefusal() {
        final GatewayRef.Handlers gateway = mock();
        doThrow(new IllegalStateException("closed")).when(gateway).place(any(), any());
        final StrategyRef strategy = strategy(GatewayRef.spawnAs(group, "gateway", ctx -> gateway));

        play(strategy, 100);

        assertThat(strategy.fastSend(new GetPosition())).isEqualTo(new Position(0, 0, 1));
        assertThat(errors).singleElement().isInstanceOf(HandlerFailedException.class)
            .satisfies(error -> assertThat(error).hasRootCauseMessage("closed"));
    }

    @Test
    void aSimulatedExchangeFillsAsLongAsItHasLots() {
        final StrategyRef strategy =
            strategy(GatewayRef.spawnAs(group, "exchange", ctx -> new SimulatedExchange(2)));

        play(strategy, 100, 101, 99);

        assertThat(strategy.fastSend(new GetPosition())).isEqualTo(new Position(2, 199, 1));
        assertThat(errors).isEmpty();
    }

    @Test
    void theRealGatewayRepliesWhenTheExchangeDoes() {
        final List<String> wire = new ArrayList<>();
        final GatewayRef gateway = GatewayRef.spawn(group, "gateway", ctx -> new Gateway(wire::add));
        final StrategyRef strategy = strategy(gateway);

        play(strategy, 100, 101);
        gateway.fastSendOnFilled(2, 1, 100L);
        play(strategy, 102);

        assertThat(wire).containsExactly("buy 1 at 100, order 1", "buy 1 at 101, order 2");
        assertThat(strategy.fastSend(new GetPosition())).isEqualTo(new Position(1, 100, 0));
    }

    private StrategyRef strategy(final GatewayRef gateway) {
        return StrategyRef.spawn(group, "strategy", ctx -> new Strategy(ctx.self(), gateway, 101));
    }

    private void play(final StrategyRef strategy, final long... prices) {
        for (final long price : prices) {
            strategy.send(new Tick(price));
        }
        while (group.doWork() > 0) {
            Thread.onSpinWait();
        }
    }
}
