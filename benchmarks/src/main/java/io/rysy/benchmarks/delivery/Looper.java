package io.rysy.benchmarks.delivery;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.openjdk.jmh.annotations.CompilerControl;

/**
 * Runs each arm's loop inside one of its handlers, so that the calls come from an actor, as they do in a program. Each
 * loop is compiled by itself: inlined into the frames around it, it would save their variables over each call as well
 * as its own.
 */
@Actor
public final class Looper {

    /** How often the work is done in one message. */
    static final int TIMES = 1_000;

    private final Amount amount = new Amount();
    private final Counter direct = new Counter();
    private final AtomicBoolean lock = new AtomicBoolean();
    private final Counting[] predicted = new Counting[TIMES];
    private final Counting[] unpredictable = new Counting[TIMES];
    private final CounterRef inGroup;
    private final CounterRef otherGroup;

    Looper(final CounterRef inGroup, final CounterRef otherGroup) {
        this.inGroup = inGroup;
        this.otherGroup = otherGroup;
        final Counting[] all = {direct, new CountingB(), new CountingC(), new CountingD()};
        final Random random = new Random(42);
        for (int i = 0; i < TIMES; i++) {
            predicted[i] = all[i % all.length];
            unpredictable[i] = all[random.nextInt(all.length)];
        }
    }

    @Handler
    long run(final Loop loop) {
        switch (loop.arm) {
            case DIRECT:
                return direct();
            case PREDICTED:
                return virtual(predicted);
            case UNPREDICTABLE:
                return virtual(unpredictable);
            case BARE_LOCK:
                return locked();
            case IN_GROUP:
                return inGroup();
            default:
                return otherGroup();
        }
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long direct() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += direct.add(amount);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long virtual(final Counting[] targets) {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += targets[i].add(amount);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long locked() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            while (!lock.compareAndSet(false, true)) {
                Thread.onSpinWait();
            }
            try {
                sum += direct.add(amount);
            } finally {
                lock.setRelease(false);
            }
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long inGroup() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += inGroup.fastSend(amount);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long otherGroup() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += otherGroup.fastSend(amount);
        }
        return sum;
    }
}
