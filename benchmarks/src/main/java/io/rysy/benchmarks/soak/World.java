package io.rysy.benchmarks.soak;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.GroupBuilder;
import io.rysy.HandlerFailedException;
import io.rysy.OnFull;
import io.rysy.Order;
import io.rysy.annotations.MailboxKind;
import io.rysy.metrics.ActorCounters;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import org.agrona.concurrent.BackoffIdleStrategy;

/** The actors of one phase, in all shapes, each group on its own thread. Made, checked and closed by one thread. */
final class World {

    private static final OnFull[] POLICIES = {OnFull.reject(), OnFull.block(Duration.ofSeconds(1)), OnFull.spill()};
    private static final int CAPACITY = 64;

    private final Tallies tallies;
    private final ActorSystem system;
    private final List<Group> groups = new ArrayList<>();
    private final List<Exclusion> exclusions = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private final List<Sender> senders = new ArrayList<>();

    World(final int phase, final int drivers, final SplittableRandom random, final Tallies tallies) {
        this.tallies = tallies;
        this.system = ActorSystem.builder("soak").errorHandler(this::report).build();
        final int size = Shape.ALL.stream().mapToInt(Shape::size).sum();
        for (int i = 0; i < size + drivers; i++) {
            senders.add(new Sender(i, size, random.split(), tallies));
        }
        for (final Shape shape : Shape.ALL) {
            build(shape, phase, senders.size());
        }
        system.start();
    }

    private void build(final Shape shape, final int phase, final int senderCount) {
        final int firstGroup = groups.size();
        final int firstNode = nodes.size();
        for (int i = 0; i < shape.size(); i++) {
            final int groupIndex = firstGroup + shape.groupOf(i);
            if (groupIndex == groups.size()) {
                groups.add(group(shape, groupIndex, phase));
                exclusions.add(new Exclusion(tallies));
            }
            final int id = firstNode + i;
            nodes.add(new Node(id, SoakNodeRef.declare(groups.get(groupIndex), shape + "-" + i), shape,
                new NodeBook(id, senderCount, tallies), senders.get(id)));
        }
        for (int i = 0; i < shape.size(); i++) {
            final Node node = nodes.get(firstNode + i);
            final Exclusion exclusion = exclusions.get(firstGroup + shape.groupOf(i));
            final List<Node> neighbours = new ArrayList<>();
            shape.neighboursOf(i).forEach(position -> neighbours.add(nodes.get(firstNode + position)));
            node.ref().start(context -> new SoakNode(context.self(), node, neighbours, exclusion, tallies));
        }
    }

    private Group group(final Shape shape, final int index, final int phase) {
        final MailboxKind[] kinds = MailboxKind.values();
        final GroupBuilder builder = system.group(shape + "-group-" + index)
            .mailbox(kinds[(index + phase) % kinds.length], CAPACITY)
            .onFull(POLICIES[(index + phase / 2) % POLICIES.length])
            .order((index + phase) % 5 == 0 ? Order.ARRIVAL : Order.RUN_TO_COMPLETION)
            .sync(shape.execution());
        if ((index + phase) % 3 == 0) {
            builder.idle(new BackoffIdleStrategy());
        }
        return builder.build();
    }

    private void report(final Throwable failure) {
        tallies.reported.increment();
        if (!(failure instanceof HandlerFailedException) || !(failure.getCause() instanceof SoakFailure)) {
            tallies.fault("reported: " + failure);
        }
    }

    /** What the driver with this number, from 0 on, sends by. */
    Sender driver(final int number) {
        return senders.get(nodes.size() + number);
    }

    List<Node> nodes() {
        return nodes;
    }

    List<Group> groups() {
        return groups;
    }

    List<Sender> senders() {
        return senders;
    }

    /** Ends the system, which is quiet; then compares what was sent with what was received. */
    void closeAndCheck() {
        final long begin = System.nanoTime();
        system.close();
        final long millis = (System.nanoTime() - begin) / 1_000_000;
        if (millis > 6_000) {
            tallies.fault("close() took " + millis + " ms");
        }
        for (final Node node : nodes) {
            checkReceived(node);
            checkCounters(node);
        }
        equal("failures of all groups", groups.stream().mapToLong(Group::failures).sum(), tallies.thrown.sum());
        equal("failures reported", tallies.reported.sum(), tallies.thrown.sum());
        equal("dead letters", groups.stream().mapToLong(Group::deadLetters).sum(), 0L);
    }

    private void checkReceived(final Node node) {
        for (int i = 0; i < senders.size(); i++) {
            final Ledger ledger = senders.get(i).ledger();
            final String from = " of sender " + i + " at " + node.ref().name();
            equal("queued messages" + from, node.book().queued(i), ledger.count(Outcome.QUEUED, node.id()));
            equal("calls" + from, node.book().called(i), ledger.count(Outcome.CALLED, node.id()));
        }
    }

    private void checkCounters(final Node node) {
        final ActorCounters counters = node.ref().counters();
        final String at = " counted by " + node.ref().name();
        // Calls between members of one group are not counted.
        final long completed = sent(node, Outcome.CALLED) + sent(node, Outcome.RAN_HERE);
        if (counters.synchronousCompletions() > completed) {
            tallies.fault(
                "synchronous completions" + at + ": " + counters.synchronousCompletions() + ", not " + completed);
        }
        equal("fallbacks" + at, counters.asynchronousFallbacks(), sent(node, Outcome.FELL_BACK));
        equal("busy calls" + at, counters.busy(), sent(node, Outcome.BUSY));
        equal("cycles" + at, counters.cycles(), sent(node, Outcome.CYCLE));
        equal("deadlocks" + at, counters.deadlocks(), sent(node, Outcome.DEADLOCK));
    }

    private long sent(final Node node, final Outcome outcome) {
        return sum(sender -> sender.ledger().count(outcome, node.id()));
    }

    long total(final Outcome outcome) {
        return sum(sender -> sender.ledger().total(outcome));
    }

    private long sum(final ToLongFunction<Sender> what) {
        return senders.stream().mapToLong(what).sum();
    }

    private void equal(final String what, final long actual, final long expected) {
        if (actual != expected) {
            tallies.fault(what + ": " + actual + ", not " + expected);
        }
    }
}
