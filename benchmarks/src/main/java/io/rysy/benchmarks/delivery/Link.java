package io.rysy.benchmarks.delivery;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import org.openjdk.jmh.annotations.CompilerControl;

/** One link of a chain of actors: does its few instructions and has the next one do its own. */
@Actor
public final class Link {

    private final LinkRef next;
    private final Runnable atEnd;
    private final Note note = new Note();
    private long total;

    Link(final LinkRef next, final Runnable atEnd) {
        this.next = next;
        this.atEnd = atEnd;
    }

    @SuppressWarnings("rysy:possible-cycle") // Each link is another actor.
    @Handler
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    long call(final Amount amount) {
        total += amount.value;
        return next == null ? total : total + next.fastSend(amount);
    }

    @Handler
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    void pass(final Note message) {
        total += message.value;
        if (next == null) {
            atEnd.run();
        } else {
            next.send(note);
        }
    }
}
