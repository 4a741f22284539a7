package io.rysy.benchmarks.soak;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.List;

/** An actor of the soak: books what it receives, and does something to its neighbours. */
@SuppressWarnings("rysy:possible-cycle") // What the soak is about.
@Actor
final class SoakNode {

    /** Flags of a tick, above the hops. */
    static final int CALLED = 1 << 8;

    private final NodeBook book;
    private final Sender sender;
    private final List<Node> neighbours;
    private final Exclusion exclusion;
    private final Tallies tallies;

    SoakNode(final SoakNodeRef self, final Node node, final List<Node> neighbours, final Exclusion exclusion,
        final Tallies tallies) {
        this.book = node.book();
        this.sender = node.sender();
        this.neighbours = neighbours;
        this.exclusion = exclusion;
        this.tallies = tallies;
        sender.repliesTo(self.toOnReply());
    }

    @Handler
    long onMessage(final SoakMessage message) {
        final Thread before = exclusion.enter();
        if (message.called()) {
            book.receiveCall(message.sender(), message.since());
        } else {
            book.receiveQueued(message.sender(), message.sequence());
        }
        spread(message.hops());
        exclusion.exit(before);
        if (message.fails()) {
            tallies.thrown.increment();
        }
        tallies.handled.increment();
        if (message.fails()) {
            throw new SoakFailure();
        }
        return message.reply();
    }

    @Handler
    long onTick(final int from, final long sequence, final int flags) {
        final Thread before = exclusion.enter();
        if ((flags & CALLED) != 0) {
            book.receiveCall(from, 0L);
        } else {
            book.receiveQueued(from, sequence);
        }
        spread(flags & CALLED - 1);
        exclusion.exit(before);
        tallies.handled.increment();
        return sequence * 31 + from;
    }

    @Handler
    void onReply(final long value) {
        final Thread before = exclusion.enter();
        exclusion.exit(before);
        tallies.replies.increment();
    }

    private void spread(final int hops) {
        if (hops == 0 || neighbours.isEmpty()) {
            return;
        }
        // None, one, one or two: one on average.
        final int times = sender.random().nextInt(4) + 1 >> 1;
        for (int i = 0; i < times; i++) {
            sender.act(neighbours.get(sender.random().nextInt(neighbours.size())), hops - 1);
        }
    }
}
