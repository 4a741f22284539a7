package io.rysy.benchmarks.stress;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.Order;
import io.rysy.annotations.MailboxKind;

/** A system for one run of a test: small, for there are very many, and closed by the test's arbiter. */
class Stage {

    /** What adds one. */
    static final Tally.Add ADD = new Tally.Add();

    private final ActorSystem system = ActorSystem.create("stress");

    /** A group without a thread of its own. */
    final Group group(final String name) {
        return group(name, MailboxKind.BLOCKING, Order.RUN_TO_COMPLETION);
    }

    /** The same, with that kind of mailbox and in that order. */
    final Group group(final String name, final MailboxKind kind, final Order order) {
        return system.group(name).mailbox(kind, 8).order(order).build();
    }

    /** An actor that is ready to run. */
    static TallyRef tally(final Group group) {
        final TallyRef tally = TallyRef.spawn(group, group.name() + "-tally", context -> new Tally());
        group.doWork();
        return tally;
    }

    /** Ends the system. */
    final void end() {
        system.close();
    }
}
