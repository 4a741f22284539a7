package io.rysy.benchmarks.soak;

import java.util.List;

/** A thread that does operations from outside until its time is over. */
final class Driver implements Runnable {

    /** Above that, a mailbox that spills is left alone for a while. */
    private static final int TOO_MANY_QUEUED = 2_000;

    private static final int MAX_HOPS = 5;
    private static final int BETWEEN_LOOKS_AT_THE_CLOCK = 16;

    private final Sender sender;
    private final List<Node> nodes;
    private final Tallies tallies;
    private final long deadlineNanos;

    Driver(final Sender sender, final List<Node> nodes, final Tallies tallies, final long deadlineNanos) {
        this.sender = sender;
        this.nodes = nodes;
        this.tallies = tallies;
        this.deadlineNanos = deadlineNanos;
    }

    @Override
    public void run() {
        try {
            while (System.nanoTime() - deadlineNanos < 0) {
                for (int i = 0; i < BETWEEN_LOOKS_AT_THE_CLOCK; i++) {
                    act();
                }
            }
        } catch (final Throwable t) {
            tallies.fault("driver " + Thread.currentThread().getName() + " failed: " + t
                + " at " + List.of(t.getStackTrace()));
        }
    }

    private void act() {
        final Node target = nodes.get(sender.random().nextInt(nodes.size()));
        if (target.ref().group().queued() > TOO_MANY_QUEUED) {
            Thread.yield();
        } else {
            sender.act(target, sender.random().nextInt(MAX_HOPS + 1));
        }
    }
}
