package io.rysy.benchmarks.stress;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.annotations.MailboxKind;

/** A system for one run of a test: small, for there are very many, and closed by the test's arbiter. */
class Stage {

    /** What adds one. */
    static final Tally.Add ADD = new Tally.Add();

    private final ActorSystem system = ActorSystem.create("stress");

    /** A group without a thread of its own. */
    final Group group(final String name) {
        return system.group(name).mailbox(MailboxKind.BLOCKING, 8).build();
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
