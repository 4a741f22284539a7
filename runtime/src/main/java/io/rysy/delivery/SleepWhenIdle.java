package io.rysy.delivery;

import org.agrona.concurrent.IdleStrategy;

/**
 * The default of a group's thread: spins a few microseconds, then sleeps until somebody sends, and is woken by the
 * sender. Where the group has members that poll, it wakes by itself every 50 microseconds.
 */
public final class SleepWhenIdle implements IdleStrategy {

    private static final int SPINS = 200;
    private static final long POLL_NANOS = 50_000;
    private static final long MAX_NANOS = 1_000_000_000L;

    private final GroupCore group;
    private final TurnLoop loop;
    private int spins;

    /**
     * Makes the strategy of one group.
     *
     * @param group the group
     * @param loop  its loop
     */
    public SleepWhenIdle(final GroupCore group, final TurnLoop loop) {
        this.group = group;
        this.loop = loop;
    }

    @Override
    public void idle(final int workCount) {
        if (workCount > 0) {
            reset();
        } else {
            idle();
        }
    }

    @Override
    public void idle() {
        if (spins < SPINS) {
            spins++;
            Thread.onSpinWait();
        } else {
            group.sleep(loop.polls() ? POLL_NANOS : MAX_NANOS);
        }
    }

    @Override
    public void reset() {
        spins = 0;
    }

    @Override
    public String alias() {
        return "sleep-when-idle";
    }
}
