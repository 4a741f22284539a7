package io.rysy.samples.doubles;

import io.rysy.ActorSystem;
import io.rysy.Group;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command that runs the strategy with the real gateway, and then with a simulated exchange in its place. */
@Command(name = "doubles", mixinStandardHelpOptions = true,
    description = "One strategy, with a real gateway and with a simulated exchange behind the same stub.")
public final class Doubles implements Callable<Integer> {
    private static final long LIMIT = 101;

    @Spec
    private CommandSpec spec;

    /**
     * Runs it.
     *
     * @return 0
     */
    @Override
    public Integer call() {
        final PrintWriter out = spec.commandLine().getOut();
        try (ActorSystem system = ActorSystem.create("doubles")) {
            final Group live = system.group("live").build();
            final GatewayRef gateway = GatewayRef.spawn(live, "gateway",
                ctx -> new Gateway(line -> out.println("to the exchange: " + line)));
            final StrategyRef trading = strategy(live, gateway);
            play(trading);
            gateway.sendOnFilled(1, 1, 100L);
            run(live);
            out.println("the real gateway: " + trading.fastSend(new GetPosition()));

            final Group simulated = system.group("simulated").build();
            final GatewayRef exchange =
                GatewayRef.spawnAs(simulated, "exchange", ctx -> new SimulatedExchange(1));
            final StrategyRef simulation = strategy(simulated, exchange);
            play(simulation);
            out.println("the simulated exchange: " + simulation.fastSend(new GetPosition()));
        }
        out.flush();
        return 0;
    }

    private static StrategyRef strategy(final Group group, final GatewayRef gateway) {
        return StrategyRef.spawn(group, "strategy", ctx -> new Strategy(ctx.self(), gateway, LIMIT));
    }

    private static void play(final StrategyRef strategy) {
        for (final long price : new long[] {100, 102, 101}) {
            strategy.send(new Tick(price));
        }
        run(strategy.group());
    }

    /** Has the group work on this thread until there is nothing more to do. */
    private static void run(final Group group) {
        while (group.doWork() > 0) {
            Thread.onSpinWait();
        }
    }
}
