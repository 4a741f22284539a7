package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.annotations.MailboxKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/**
 * A set of actors gives the same replies, ends in the same state and sees each sender's messages in the same order,
 * by whatever operations it is reached and however it is placed, as the same classes do by plain method calls.
 */
class TransparentSceneTest {

    /** By which operation a handler is reached. Those up to VOID keep the order, the others overtake what is queued. */
    enum Operation {
        SEND, OFFER, ASK, SEND_TO, VOID, FAST, SPIN, ADAPTIVE, X, OR;

        boolean overtakes() {
            return ordinal() > VOID.ordinal();
        }

        /** One that the handler has: where it lacks this one, another that keeps or does not keep the order alike. */
        Operation of(final Scene.Ways ways) {
            if (ways.fast == null) {
                return this == SEND || this == OFFER || this == ASK ? this : SEND_TO;
            }
            if (ways.send == null) {
                return overtakes() ? this : FAST;
            }
            if (ways.ask == null) {
                return this == OR ? X : this == ASK || this == SEND_TO ? VOID : this;
            }
            return this;
        }
    }

    /** From where: straight, or from a turn of the relay, which is itself reached in one of three ways. */
    enum Origin {
        OUTSIDE, RELAY_BY_SEND, RELAY_BY_CALL, RELAY_BY_VOID
    }

    record Step(Scene.Shape shape, Operation operation, Origin from, int value) {
    }

    /** How a group is run: by its own thread or driven by the test. */
    record Plan(MailboxKind mailbox, SyncExecution execution, boolean ownThread) {
    }

    @Property(tries = 300)
    void anyOperationsGiveWhatPlainCallsGive(
        @ForAll @Size(3) final List<@From("plans") Plan> plans,
        @ForAll @Size(3) final List<@IntRange(max = 2) Integer> places,
        @ForAll @Size(max = 40) final List<@From("steps") Step> steps) {
        final List<Throwable> errors = Collections.synchronizedList(new ArrayList<>());
        try (ActorSystem system = ActorSystem.builder("test").errorHandler(errors::add).build()) {
            new Run(system, plans, places, steps.size()).compare(steps);
        }
        assertThat(errors).isEmpty();
    }

    @Provide
    Arbitrary<Plan> plans() {
        return Combinators.combine(Arbitraries.of(MailboxKind.class),
            Arbitraries.of(SyncExecution.CALLER, SyncExecution.OWNER), Arbitraries.of(true, false)).as(Plan::new);
    }

    @Provide
    Arbitrary<Step> steps() {
        return Combinators.combine(Arbitraries.of(Scene.Shape.class), Arbitraries.of(Operation.class),
            Arbitraries.of(Origin.class), Arbitraries.integers().between(0, 99)).as(Step::new);
    }

    /** One set of actors and the messages to it. */
    private static final class Run {

        private final AtomicInteger underWay = new AtomicInteger();
        private final List<Group> driven = new ArrayList<>();
        private final Scene scene;
        private final RelayRef relay;
        private final Object[] replies;

        Run(final ActorSystem system, final List<Plan> plans, final List<Integer> places, final int steps) {
            final List<Group> groups = new ArrayList<>();
            for (final Plan plan : plans) {
                groups.add(system.group("group-" + groups.size()).mailbox(plan.mailbox, 64).sync(plan.execution)
                    .build());
            }
            scene = new Scene(system, groups.get(places.get(0)), groups.get(places.get(1)), underWay);
            relay = RelayRef.spawn(groups.get(places.get(2)), "relay", context -> new Relay());
            replies = new Object[steps];
            for (int i = 0; i < plans.size(); i++) {
                // A caller waits for the owner, which cannot be the same thread.
                if (plans.get(i).ownThread || plans.get(i).execution == SyncExecution.OWNER) {
                    groups.get(i).start();
                } else {
                    driven.add(groups.get(i));
                }
            }
        }

        void compare(final List<Step> steps) {
            final Object[] expected = new Object[steps.size()];
            for (int i = 0; i < steps.size(); i++) {
                final Step step = steps.get(i);
                final int sender = step.from == Origin.OUTSIDE ? Journal.OUTSIDE : Journal.RELAY;
                final Scene.Ways ways = scene.ways(step.shape, sender, step.value);
                final Operation operation = step.operation.of(ways);
                final Object reply = ways.plain.get();
                expected[i] = operation.ordinal() < Operation.ASK.ordinal() || operation == Operation.VOID
                    ? null : reply;
                if (operation.overtakes() || step.from == Origin.RELAY_BY_CALL) {
                    awaitAll();
                }
                final int number = i;
                from(step.from, () -> deliver(number, ways, operation));
            }
            awaitAll();
            assertThat(replies).containsExactly(expected);
            assertThat(scene.state()).isEqualTo(scene.plainState());
        }

        private void from(final Origin from, final Runnable delivery) {
            if (from == Origin.OUTSIDE) {
                delivery.run();
                return;
            }
            underWay.incrementAndGet();
            final Runnable body = () -> {
                delivery.run();
                underWay.decrementAndGet();
            };
            if (from == Origin.RELAY_BY_SEND) {
                relay.send(body);
            } else if (from == Origin.RELAY_BY_CALL) {
                relay.fastSend(body);
            } else {
                relay.fastSendVoid(body);
            }
        }

        private void deliver(final int number, final Scene.Ways ways, final Operation operation) {
            underWay.incrementAndGet();
            switch (operation) {
                case SEND:
                    ways.send.run();
                    break;
                case OFFER:
                    assertThat(ways.offer.getAsBoolean()).isTrue();
                    break;
                case ASK:
                    underWay.incrementAndGet();
                    ways.ask.get().whenComplete((reply, failure) -> replied(number, failure == null ? reply : failure));
                    break;
                case SEND_TO:
                    underWay.incrementAndGet();
                    ways.sendTo.accept(reply -> replied(number, reply));
                    break;
                case VOID:
                    ways.voids.getAsBoolean();
                    break;
                case FAST:
                    replies[number] = ways.fast.get();
                    break;
                case SPIN:
                    replies[number] = ways.spin.get();
                    break;
                case ADAPTIVE:
                    replies[number] = ways.adaptive.get();
                    break;
                case X:
                    replies[number] = untilNotBusy(() -> orBusy(ways.x));
                    break;
                default:
                    replies[number] = untilNotBusy(ways.or);
                    break;
            }
        }

        private void replied(final int number, final Object reply) {
            replies[number] = reply;
            underWay.decrementAndGet();
        }

        private static Object orBusy(final Supplier<?> call) {
            try {
                return call.get();
            } catch (final ActorBusyException e) {
                return null;
            }
        }

        /** The thread of the group may be in the middle of a round that does nothing. */
        private static Object untilNotBusy(final Supplier<?> call) {
            Object reply = call.get();
            while (reply == null) {
                Thread.yield();
                reply = call.get();
            }
            return reply;
        }

        /** Until all that was sent has been handled, and all replies have come. */
        private void awaitAll() {
            final long begin = System.nanoTime();
            while (underWay.get() != 0) {
                for (final Group group : driven) {
                    group.doWork();
                }
                Thread.yield();
                assertThat(System.nanoTime() - begin).as("nanoseconds of waiting").isLessThan(30_000_000_000L);
            }
        }
    }
}
