package io.rysy.benchmarks.delivery;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import org.openjdk.jmh.annotations.CompilerControl;

/** The work that every arm does: a few instructions on the actor's state, never inlined. */
@Actor
public final class Counter implements Counting {

    private long total;

    @Override
    @Handler
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    public long add(final Amount amount) {
        total += amount.value;
        return total;
    }
}
