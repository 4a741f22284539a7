package io.rysy.processor.lint;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A handler that blocks stops its whole group, and whoever waits for it. */
final class BlockingCheck implements Check {

    private static final String TAG = "blocking-call";

    @Override
    public void check(Program program, Findings findings) {
        final Set<Site> seen = new HashSet<>();
        for (Turn turn : program.turns()) {
            for (Program.Found<Body.Wait> wait : turn.isOnce() ? List.<Program.Found<Body.Wait>>of()
                : program.reach(turn).waits()) {
                if (seen.add(wait.what().site())) {
                    findings.add(TAG, wait.what().site(), wait.visit().suppressed(),
                        wait.what().what() + " blocks the thread in " + turn + Paths.by(wait.visit()) + ", and with it"
                            + " every actor of the group. Wait outside of actors; inside, have the answer sent as a"
                            + " message (send with a recipient, or ask).");
                }
            }
        }
    }
}
