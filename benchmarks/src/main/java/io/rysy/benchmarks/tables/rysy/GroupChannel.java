package io.rysy.benchmarks.tables.rysy;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.annotations.MailboxKind;
import io.rysy.benchmarks.tables.work.Channel;
import io.rysy.benchmarks.tables.work.Producer;
import io.rysy.benchmarks.tables.work.Tally;
import org.agrona.concurrent.IdleStrategy;

/** The mailbox of a group with its own thread. */
public final class GroupChannel implements Channel {

    private final ActorSystem system = ActorSystem.create("channel");
    private final SinkRef sink;

    /**
     * Starts the group.
     *
     * @param kind     of mailbox
     * @param capacity in messages
     * @param idle     what its thread does while there is nothing
     * @param tally    what its actor adds up
     */
    public GroupChannel(final MailboxKind kind, final int capacity, final IdleStrategy idle, final Tally tally) {
        final Group group = system.group("sink").mailbox(kind, capacity).idle(idle).build();
        sink = SinkRef.spawn(group, "sink", context -> new Sink(tally));
        group.start();
        sink.started().toCompletableFuture().join();
    }

    @Override
    public Producer producer(final int inFlight) {
        return sink::offer;
    }

    @Override
    public void close() {
        system.close();
    }
}
