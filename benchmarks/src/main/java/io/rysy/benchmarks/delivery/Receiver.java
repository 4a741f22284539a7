package io.rysy.benchmarks.delivery;

import io.rysy.annotations.Actor;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.Handler;
import org.openjdk.jmh.annotations.CompilerControl;

/** Does the same few instructions however it is reached; never inlined, as in {@link Counter}. */
@Actor
public final class Receiver {

    private final Pong pong = new Pong();
    private final PingerRef pinger;
    private long total;

    Receiver(final PingerRef pinger) {
        this.pinger = pinger.with(CyclePolicy.PERMISSIVE);
    }

    @Handler
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    long add(final Amount amount) {
        total += amount.value;
        return total;
    }

    @Handler
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    void note(final Note note) {
        total += note.value;
    }

    @Handler(syncOnly = true)
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    void fill(final Question question, final Total into) {
        total += question.value;
        into.value = total;
    }

    @Handler
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    long tick(final int instrument, final long price) {
        total += price + instrument;
        return total;
    }

    @Handler
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    long ping(final Ping ping) {
        total += ping.value;
        pinger.fastSend(pong);
        return total;
    }
}
