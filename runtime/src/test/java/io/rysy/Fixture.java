package io.rysy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A system whose errors are kept, for tests to look at. Every test says which it expects. */
abstract class Fixture {

    final List<Throwable> errors = Collections.synchronizedList(new ArrayList<>());

    final ActorSystem system = ActorSystem.builder("test").errorHandler(errors::add).build();

    @AfterEach
    final void closeSystem() {
        system.close();
    }

    static ProbeRef probe(final Placement placement, final String name) {
        return ProbeRef.spawn(placement, name, context -> new Probe());
    }

    /** Runs something in a handler of the actor, on this thread. */
    static void in(final ProbeRef probe, final Runnable body) {
        probe.fastSend(new Probe.Act(body));
    }

    static List<String> record(final ProbeRef probe) {
        @SuppressWarnings("unchecked")
        final List<String> copy = (List<String>) probe.fastSend(
            new Probe.Compute<>(actor -> List.copyOf(actor.record)));
        return copy;
    }

    static int runAll(final Group group) {
        int work = 0;
        for (int done = group.doWork(); done != 0; done = group.doWork()) {
            work += done;
        }
        return work;
    }
}
