package io.rysy.benchmarks.delivery;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import java.util.concurrent.locks.ReentrantLock;
import org.openjdk.jmh.annotations.CompilerControl;

/**
 * Runs each arm of {@link DeliveryBenchmark} in a loop inside one of its handlers. Each loop is compiled by itself:
 * inlined into the frames around it, it would save their variables over each call as well as its own.
 */
@Actor
public final class Pinger {

    /** How often the operation is done in one message. */
    static final int TIMES = 1_000;

    private final Amount amount = new Amount();
    private final Note note = new Note();
    private final Question question = new Question();
    private final Total filled = new Total();
    private final Ping ping = new Ping();
    private final Counter counter = new Counter();
    private final ReentrantLock lock = new ReentrantLock();
    private final ReceiverRef receiver;
    private long pongs;

    Pinger(final ReceiverRef receiver) {
        this.receiver = receiver;
    }

    @Handler
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    void pong(final Pong pong) {
        pongs += pong.value;
    }

    @Handler
    long run(final Operation operation) {
        switch (operation) {
            case DIRECT:
                return direct();
            case REENTRANT_LOCK:
                return reentrantLock();
            case REPLY:
                return reply();
            case NO_REPLY:
                return noReply();
            case FILL:
                return fill();
            case PRIMITIVES:
                return primitives();
            case SPIN:
                return spin();
            case ADAPTIVE:
                return adaptive();
            case X:
                return notBusy();
            case OR:
                return orElse();
            case VOID:
                return hereOrLater();
            default:
                return pingPong();
        }
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long direct() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += counter.add(amount);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long reentrantLock() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            lock.lock();
            try {
                sum += counter.add(amount);
            } finally {
                lock.unlock();
            }
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long reply() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += receiver.fastSend(amount);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long noReply() {
        for (int i = 0; i < TIMES; i++) {
            receiver.fastSend(note);
        }
        return TIMES;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long fill() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            receiver.fastSend(question, filled);
            sum += filled.value;
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long primitives() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += receiver.fastSendTick(i, 1L);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long spin() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += receiver.fastSendSpin(amount);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long adaptive() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += receiver.fastSendAdaptive(amount);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long notBusy() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += receiver.fastSendX(amount);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long orElse() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += receiver.fastSendOr(amount, -1L);
        }
        return sum;
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long hereOrLater() {
        long here = 0;
        for (int i = 0; i < TIMES; i++) {
            here += receiver.fastSendVoid(note) ? 1 : 0;
        }
        return here;
    }

    @SuppressWarnings("rysy:possible-cycle") // Meant: both allow it.
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long pingPong() {
        long sum = 0;
        for (int i = 0; i < TIMES; i++) {
            sum += receiver.fastSend(ping);
        }
        return sum + pongs;
    }
}
