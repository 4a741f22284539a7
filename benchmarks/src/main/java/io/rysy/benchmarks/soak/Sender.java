package io.rysy.benchmarks.soak;

import io.rysy.ActorBusyException;
import io.rysy.CyclicInvocationException;
import io.rysy.DeadlockException;
import io.rysy.HandlerFailedException;
import io.rysy.LongRecipient;
import io.rysy.MailboxFullException;
import io.rysy.annotations.CyclePolicy;
import java.util.SplittableRandom;

/**
 * Does operations drawn by chance to actors, and keeps count. One for each thread that drives from outside, and one
 * for each actor.
 */
final class Sender {

    /** No handler replies this. */
    private static final long IF_BUSY = Long.MIN_VALUE;

    private static final int ONE_FAILS_IN = 512;

    private final int id;
    private final SplittableRandom random;
    private final Tallies tallies;
    private final Ledger ledger;
    private LongRecipient recipient;
    private boolean countsFailures;

    Sender(final int id, final int nodes, final SplittableRandom random, final Tallies tallies) {
        this.id = id;
        this.random = random;
        this.tallies = tallies;
        this.ledger = new Ledger(nodes);
        this.recipient = new ReplyCounter(tallies);
        this.countsFailures = true;
    }

    /** Has replies come to the actor that sends, from now on. */
    void repliesTo(final LongRecipient ownHandler) {
        recipient = ownHandler;
        countsFailures = false;
    }

    SplittableRandom random() {
        return random;
    }

    Ledger ledger() {
        return ledger;
    }

    /** Does one operation; its consequences may go on for as many hops. */
    void act(final Node target, final int hops) {
        final int choice = random.nextInt(target.shape().takesCalls() ? Operation.ALL.length : Operation.QUEUEING);
        final Operation operation = Operation.ALL[choice];
        tallies.attempts.increment();
        final boolean accepted = operation.queues() ? queue(target, operation, hops) : call(target, operation, hops);
        if (!accepted) {
            tallies.refused.increment();
        }
    }

    private boolean queue(final Node target, final Operation operation, final int hops) {
        final long sequence = ledger.count(Outcome.QUEUED, target.id());
        ledger.add(Outcome.QUEUED, target.id());
        boolean accepted = false;
        try {
            accepted = enqueue(target, operation, sequence, hops);
            if (!accepted) {
                ledger.add(Outcome.FULL, target.id());
            }
        } catch (final MailboxFullException e) {
            ledger.add(Outcome.FULL, target.id());
            if (operation == Operation.VOID || operation == Operation.VOID_TICK) {
                ledger.add(Outcome.FELL_BACK, target.id());
            }
        } catch (final DeadlockException e) {
            ledger.add(Outcome.SEND_DEADLOCK, target.id());
            mustBeCyclic(target, e);
            if (operation == Operation.VOID || operation == Operation.VOID_TICK) {
                ledger.add(Outcome.FELL_BACK, target.id());
                tallies.fault("fastSendVoid waited for room: " + e);
            }
        } finally {
            if (!accepted) {
                ledger.takeBack(Outcome.QUEUED, target.id());
            }
        }
        return accepted;
    }

    private boolean enqueue(final Node target, final Operation operation, final long sequence, final int hops) {
        final SoakNodeRef ref = target.ref();
        switch (operation) {
            case SEND:
                ref.send(new SoakMessage(id, sequence, false, hops, fails(), 0L));
                return true;
            case OFFER:
                return ref.offer(new SoakMessage(id, sequence, false, hops, fails(), 0L));
            case ASK:
                ask(ref, new SoakMessage(id, sequence, false, hops, fails(), 0L));
                return true;
            case RECIPIENT:
                ref.send(new SoakMessage(id, sequence, false, hops, countsFailures && fails(), 0L), recipient);
                tallies.repliesOwed.increment();
                return true;
            case VOID:
                return ran(target, ref.fastSendVoid(new SoakMessage(id, sequence, false, hops, fails(), 0L)));
            case SEND_TICK:
                ref.sendOnTick(id, sequence, hops);
                return true;
            case OFFER_TICK:
                return ref.offerOnTick(id, sequence, hops);
            case VOID_TICK:
                return ran(target, ref.fastSendVoidOnTick(id, sequence, hops));
            default:
                throw new AssertionError(operation);
        }
    }

    private void ask(final SoakNodeRef ref, final SoakMessage message) {
        ref.ask(message).whenComplete((reply, failure) -> {
            if (failure == null ? reply != message.reply() : !message.fails()) {
                tallies.fault("asked " + ref.name() + " and got " + (failure == null ? reply : failure));
            }
            tallies.replies.increment();
        });
        tallies.repliesOwed.increment();
    }

    private boolean ran(final Node target, final boolean here) {
        ledger.add(here ? Outcome.RAN_HERE : Outcome.FELL_BACK, target.id());
        return true;
    }

    private boolean call(final Node target, final Operation operation, final int hops) {
        final long number = ledger.count(Outcome.CALLED, target.id());
        final SoakMessage message = new SoakMessage(id, number, true, hops, fails(), System.nanoTime());
        boolean ran = false;
        try {
            final long reply = call(operation, pick(target), message);
            ran = reply != IF_BUSY;
            if (!ran) {
                ledger.add(Outcome.BUSY, target.id());
            } else if (reply != message.reply() || message.fails() && operation != Operation.FAST_TICK) {
                tallies.fault(operation + " to " + target.ref().name() + " replied " + reply + " to " + message);
            }
        } catch (final HandlerFailedException e) {
            ran = true;
            if (!message.fails()) {
                tallies.fault(operation + " to " + target.ref().name() + " failed: " + e);
            }
        } catch (final ActorBusyException e) {
            ledger.add(Outcome.BUSY, target.id());
        } catch (final CyclicInvocationException e) {
            ledger.add(Outcome.CYCLE, target.id());
            mustBeCyclic(target, e);
        } catch (final DeadlockException e) {
            ledger.add(Outcome.DEADLOCK, target.id());
            mustBeCyclic(target, e);
        }
        if (ran) {
            ledger.add(Outcome.CALLED, target.id());
        }
        return ran;
    }

    /** The actor under a policy drawn by chance. */
    private SoakNodeRef pick(final Node target) {
        return target.shape() == Shape.SELF || target.shape().isCyclic() && random.nextInt(4) == 0
            ? target.ref().with(CyclePolicy.PERMISSIVE) : target.ref();
    }

    private static long call(final Operation operation, final SoakNodeRef ref, final SoakMessage message) {
        switch (operation) {
            case FAST:
                return ref.fastSend(message);
            case SPIN:
                return ref.fastSendSpin(message);
            case ADAPTIVE:
                return ref.fastSendAdaptive(message);
            case X:
                return ref.fastSendX(message);
            case OR:
                return ref.fastSendOr(message, IF_BUSY);
            case FAST_TICK:
                return ref.fastSendOnTick(message.sender(), message.sequence(), message.hops() | SoakNode.CALLED);
            default:
                throw new AssertionError(operation);
        }
    }

    private boolean fails() {
        return random.nextInt(ONE_FAILS_IN) == 0;
    }

    private void mustBeCyclic(final Node target, final RuntimeException refusal) {
        if (!target.shape().isCyclic()) {
            tallies.fault("false alarm in " + target.shape() + ": " + refusal);
        }
    }

    /** The recipient of those who are no actors. */
    private record ReplyCounter(Tallies tallies) implements LongRecipient {

        @Override
        public void reply(final long value) {
            tallies.replies.increment();
        }

        @Override
        public void failed(final Throwable failure) {
            tallies.replies.increment();
        }
    }
}
