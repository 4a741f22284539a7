package io.rysy.delivery;

import java.util.concurrent.ThreadFactory;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.AgentRunner;
import org.agrona.concurrent.AgentTerminationException;
import org.agrona.concurrent.IdleStrategy;

/** A group's own thread: an Agrona {@link AgentRunner} around its loop. */
public final class GroupThread {

    private final GroupCore group;
    private final Thread thread;

    private GroupThread(final GroupCore group, final Thread thread) {
        this.group = group;
        this.thread = thread;
    }

    /**
     * Starts the thread.
     *
     * @param group         the group
     * @param loop          its loop
     * @param idleStrategy  what the thread does where there is no work
     * @param threadFactory makes the thread
     * @return the running thread
     */
    public static GroupThread start(final GroupCore group, final TurnLoop loop, final IdleStrategy idleStrategy,
        final ThreadFactory threadFactory) {
        final AgentRunner runner = new AgentRunner(idleStrategy, group::report, null, new Rounds(group, loop));
        return new GroupThread(group, AgentRunner.startOnThread(runner, threadFactory));
    }

    /**
     * Waits for the thread to end, which it does when all members have stopped and {@link GroupCore#stopMembers()}
     * was called.
     *
     * @param deadlineNanos when to give up, in terms of {@code System.nanoTime()}
     */
    public void close(final long deadlineNanos) {
        boolean interrupted = false;
        for (long left = deadlineNanos - System.nanoTime(); left > 0 && thread.isAlive();
            left = deadlineNanos - System.nanoTime()) {
            group.wakeRunner();
            try {
                thread.join(Math.max(1, Math.min(left / 1_000_000, 10)));
            } catch (final InterruptedException e) {
                interrupted = true;
                break;
            }
        }
        if (thread.isAlive()) {
            group.abandon();
            thread.interrupt();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The agent that the runner runs: it ends itself once the group is at its end. */
    private static final class Rounds implements Agent {

        private final GroupCore group;
        private final TurnLoop loop;

        Rounds(final GroupCore group, final TurnLoop loop) {
            this.group = group;
            this.loop = loop;
        }

        @Override
        public int doWork() {
            final int work = loop.doWork();
            if (work == 0 && group.isAtEnd()) {
                throw new AgentTerminationException(true);
            }
            return work;
        }

        /** The thread ends: where nobody asked for it, it was interrupted, and the members go with it. */
        @Override
        public void onClose() {
            if (!group.isAtEnd() && group.fatal() == null) {
                group.stopMembers();
                loop.runUntilStopped(System.nanoTime() + 1_000_000_000L);
            }
        }

        @Override
        public String roleName() {
            return group.name();
        }
    }
}
