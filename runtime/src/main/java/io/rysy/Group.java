package io.rysy;

import io.rysy.annotations.MailboxKind;
import io.rysy.delivery.GroupCore;
import io.rysy.delivery.GroupThread;
import io.rysy.delivery.SleepWhenIdle;
import io.rysy.delivery.TurnLoop;
import java.util.concurrent.ThreadFactory;
import org.agrona.concurrent.Agent;
import org.agrona.concurrent.IdleStrategy;

/**
 * A set of actors that share one mailbox, one exclusive lock and one thread of execution at a time.
 *
 * <p>A group is run by its own thread after {@link #start()}; or by its caller, who calls {@link #doWork()} again and
 * again, from a test, a simulation or one of Agrona's runners. Either way its actors handle one message at a time.
 */
public final class Group implements Agent, Placement {

    private final ActorSystem system;
    private final GroupCore core;
    private final TurnLoop loop;
    private final ThreadFactory threadFactory;
    private final IdleStrategy idleStrategy;

    /** The group's own thread, once started. Guarded by this object's monitor; read by any thread. */
    private volatile GroupThread thread;

    private volatile boolean closed;

    Group(final ActorSystem system, final GroupCore core, final ThreadFactory threadFactory,
        final IdleStrategy idleStrategy) {
        this.system = system;
        this.core = core;
        this.loop = new TurnLoop(core);
        this.threadFactory = threadFactory;
        this.idleStrategy = idleStrategy != null ? idleStrategy : new SleepWhenIdle(core, loop);
    }

    /**
     * Gives the group a thread of its own, which runs it from now on. Any thread.
     *
     * @throws IllegalStateException where the group has a thread already, or is closed
     */
    public synchronized void start() {
        if (thread != null || closed) {
            throw new IllegalStateException(
                "group '" + name() + "' " + (closed ? "is closed" : "runs on its own thread already"));
        }
        thread = GroupThread.start(core, loop, idleStrategy, threadFactory);
    }

    synchronized void startIfIdle() {
        if (thread == null && !closed) {
            start();
        }
    }

    /**
     * One round of the group's duty cycle on the thread that calls: starts, polls, messages. For groups without a
     * thread of their own.
     *
     * @return the work done, 0 where there was nothing to do
     * @throws IllegalStateException where the group's own thread runs it, or the caller is inside one of its turns
     */
    @Override
    public int doWork() {
        if (thread != null) {
            throw new IllegalStateException(
                "group '" + name() + "' runs on its own thread; doWork() is for groups that were not started");
        }
        return loop.doWork();
    }

    /** Stops the members and runs the group to its end, for a runner that closes. The thread that drives the group. */
    @Override
    public void onClose() {
        core.stopMembers();
        loop.runUntilStopped(System.nanoTime() + ActorSystem.CLOSE_NANOS);
    }

    /**
     * The group's name, as Agrona's runners ask for it.
     *
     * @return {@link #name()}
     */
    @Override
    public String roleName() {
        return core.name();
    }

    /**
     * The group's name.
     *
     * @return the name it was built with
     */
    public String name() {
        return core.name();
    }

    /**
     * The system the group belongs to.
     *
     * @return the system
     */
    public ActorSystem system() {
        return system;
    }

    /**
     * How many messages wait to be handled. Any thread; a snapshot.
     *
     * @return the occupancy in messages
     */
    public int queued() {
        return core.queued();
    }

    /**
     * How many messages were accepted and could not be handled, because their actor stopped before. Any thread.
     *
     * @return the number since the group was built
     */
    public long deadLetters() {
        return core.deadLetters();
    }

    /**
     * How many handlers and hooks of the group's actors have thrown. Any thread.
     *
     * @return the number since the group was built
     */
    public long failures() {
        return core.failures();
    }

    @Override
    public Group place(final MailboxKind mailbox, final int capacity) {
        return this;
    }

    /**
     * What the runtime keeps of the group. For generated stubs.
     *
     * @return the inside of the group
     */
    public GroupCore core() {
        return core;
    }

    /** Stops every member and waits, until the deadline, for what was accepted to be handled. */
    void close(final long deadlineNanos) {
        final GroupThread runner;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            runner = thread;
        }
        core.stopMembers();
        if (runner != null) {
            runner.close(deadlineNanos);
        } else {
            loop.runUntilStopped(deadlineNanos);
        }
        core.close();
    }

    @Override
    public String toString() {
        return core.toString();
    }
}
