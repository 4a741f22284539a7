package io.rysy.samples.ticktobook;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.annotations.MailboxKind;
import io.rysy.samples.ticktobook.feed.FeedMerge;
import io.rysy.samples.ticktobook.feed.MergedPackets;
import io.rysy.samples.ticktobook.net.OrderConnection;
import io.rysy.samples.ticktobook.net.OrderSink;
import io.rysy.samples.ticktobook.net.Pacer;
import io.rysy.samples.ticktobook.session.Feed;
import io.rysy.samples.ticktobook.session.Session;
import io.rysy.samples.ticktobook.session.SessionScan;
import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.agrona.concurrent.BackoffIdleStrategy;
import org.agrona.concurrent.YieldingIdleStrategy;

/**
 * Builds the actors of one run, spreads them over groups as the mode says, waits for the session's end and asks what
 * happened. One thread, which is none of the actors'.
 *
 * <pre>
 *   one-thread:  [ readers, arbiters, decoders, books, signals ] --send--> [ gateway ]
 *   two-stage:   [ readers ] --send--> [ arbiters, decoders, books, signals ] --send--> [ gateway ]
 * </pre>
 */
final class Run {
    private static final int DATAGRAMS_PER_FEED = 256;
    private static final int ORDERS = 1 << 16;
    private static final long SPINS = 100;
    private static final long YIELDS = 20;
    private static final long SHORTEST_PARK_NANOS = 1_000;
    private static final long LONGEST_PARK_NANOS = 50_000;
    private static final int CONTROL_MESSAGES = 1_024;
    private static final long PATIENCE_SECONDS = 60;

    private final Session session;
    private final SessionScan scan;
    private final Mode mode;
    private final Transport transport;
    private final Pacer pacer;
    private final TopRecorder recorder;
    private final Failures failures = new Failures();
    private final SortedMap<Integer, ChannelActors> channels = new TreeMap<>();

    Run(final Session session, final SessionScan scan, final Mode mode, final Transport transport,
        final Pacer pacer, final TopRecorder recorder) {
        this.session = session;
        this.scan = scan;
        this.mode = mode;
        this.transport = transport;
        this.pacer = pacer;
        this.recorder = recorder;
    }

    /** Plays the session to its end. */
    RunReport run() throws IOException, InterruptedException {
        try (OrderSink sink = new OrderSink();
            OrderConnection connection = new OrderConnection(sink.address());
            ActorSystem system = ActorSystem.builder("tick-to-book").errorHandler(failures).build()) {
            final OrderGatewayRef gateway = OrderGatewayRef.spawn(gatewayGroup(system), "order-gateway",
                ctx -> new OrderGateway(connection));
            final Group books = booksGroup(system);
            final Group readers = mode == Mode.ONE_THREAD ? books : readersGroup(system);
            scan.channels().forEach((channel, feeds) -> channels.put(channel,
                ChannelActors.spawn(books, channel, merge(feeds.size()), recorder, gateway)));
            try (Input input = input(readers)) {
                return play(system, input, gateway, sink);
            }
        }
    }

    /** Plays the session with all groups running; the readers end before their sockets do. */
    private RunReport play(final ActorSystem system, final Input input, final OrderGatewayRef gateway,
        final OrderSink sink) throws IOException, InterruptedException {
        try {
            system.start();
            input.start();
            await(input);
            return finish(gateway, sink);
        } finally {
            system.close();
        }
    }

    private static Group gatewayGroup(final ActorSystem system) {
        return system.group("order-gateway")
            .mailbox(MailboxKind.BLOCKING, ORDERS)
            .idle(new BackoffIdleStrategy(SPINS, YIELDS, SHORTEST_PARK_NANOS, LONGEST_PARK_NANOS))
            .build();
    }

    private Group booksGroup(final ActorSystem system) {
        return system.group("books")
            .mailbox(MailboxKind.LOCK_FREE, CONTROL_MESSAGES + DATAGRAMS_PER_FEED * scan.feeds().size())
            .idle(YieldingIdleStrategy.INSTANCE)
            .build();
    }

    private static Group readersGroup(final ActorSystem system) {
        return system.group("readers")
            .mailbox(MailboxKind.BLOCKING, CONTROL_MESSAGES)
            .idle(YieldingIdleStrategy.INSTANCE)
            .build();
    }

    private Function<MergedPackets, FeedMerge> merge(final int feeds) {
        return transport == Transport.UDP
            ? merged -> FeedMerge.ofSockets(feeds, merged)
            : merged -> FeedMerge.ofRecording(feeds, merged);
    }

    private Input input(final Group readers) throws IOException {
        if (transport == Transport.UDP) {
            final UdpInput input = new UdpInput(session, pacer);
            for (final Feed feed : scan.feeds()) {
                input.add(readers, feed, handover(feed));
            }
            return input;
        }
        final DirectInput input = new DirectInput(session, scan.datagrams(), pacer, readers);
        scan.feeds().forEach(feed -> input.add(feed, handover(feed)));
        return input;
    }

    private Handover handover(final Feed feed) {
        final FeedArbiterRef arbiter = channels.get(feed.channel()).arbiter();
        return mode == Mode.ONE_THREAD ? Handover.here(arbiter) : Handover.across(arbiter, DATAGRAMS_PER_FEED);
    }

    private void await(final Input input) throws IOException, InterruptedException {
        final Progress progress = new Progress(System.err, scan.datagrams());
        while (!input.isDone()) {
            failures.check();
            progress.show(input.read());
            TimeUnit.MILLISECONDS.sleep(1);
        }
    }

    private RunReport finish(final OrderGatewayRef gateway, final OrderSink sink)
        throws IOException, InterruptedException {
        final EndOfSession end = new EndOfSession();
        for (final ChannelActors channel : List.copyOf(channels.values())) {
            answer(channel.arbiter().ask(end));
        }
        final GatewayReport orders = answer(gateway.ask(end));
        sink.awaitEnd(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        failures.check();
        final SortedMap<Integer, ChannelReport> reports = new TreeMap<>();
        channels.forEach((channel, actors) -> reports.put(channel, actors.report()));
        return new RunReport(reports, orders.orders(), sink.orders(), orders.ordered());
    }

    private <T> T answer(final CompletionStage<T> asked) throws IOException, InterruptedException {
        try {
            return asked.toCompletableFuture().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (final ExecutionException | TimeoutException e) {
            failures.check();
            throw new IllegalStateException("an actor does not answer", e);
        }
    }
}
