package io.rysy.benchmarks.delivery;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** The least that keeps other threads out: a word that is taken by a compare-and-set and let go by a release store. */
final class BareLock {

    private static final VarHandle HELD;

    static {
        try {
            HELD = MethodHandles.lookup().findVarHandle(BareLock.class, "held", boolean.class);
        } catch (final ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile boolean held;

    void acquire() {
        while (!HELD.compareAndSet(this, false, true)) {
            Thread.onSpinWait();
        }
    }

    void release() {
        HELD.setRelease(this, false);
    }
}
