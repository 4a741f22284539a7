package io.rysy;

import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.MailboxKind;
import io.rysy.delivery.Carrier;
import io.rysy.pool.MessagePool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;
import org.agrona.ErrorHandler;
import org.agrona.concurrent.EpochNanoClock;
import org.agrona.concurrent.SystemEpochNanoClock;

/**
 * The groups that belong together, and what they share: an error handler, a thread factory, a cycle policy, a clock.
 * Any thread.
 *
 * <pre>{@code
 * try (ActorSystem system = ActorSystem.create("trading")) {
 *     Group group = system.group("market-data").build();
 *     OrderBookRef book = OrderBookRef.spawn(group, "book", ctx -> new OrderBook());
 *     group.start();
 *     ...
 * }
 * }</pre>
 */
public final class ActorSystem implements AutoCloseable {

    /** How long {@link #close()} waits for all that was accepted to be handled. */
    static final long CLOSE_NANOS = 5_000_000_000L;

    private final String name;
    private final ErrorHandler errorHandler;
    private final ThreadFactory threadFactory;
    private final CyclePolicy cyclePolicy;
    private final EpochNanoClock clock = new SystemEpochNanoClock();

    private final Map<Class<?>, MessagePool<?>> pools = new ConcurrentHashMap<>();

    /** In the order in which they were built. Guarded by this object's monitor. */
    private final List<Group> groups = new ArrayList<>();
    private boolean closed;

    private ActorSystem(final Builder builder) {
        this.name = builder.name;
        this.errorHandler = builder.errorHandler;
        this.threadFactory = builder.threadFactory;
        this.cyclePolicy = builder.cyclePolicy;
    }

    /**
     * Makes a system with all defaults.
     *
     * @param name the system's name
     * @return the system
     */
    public static ActorSystem create(final String name) {
        return builder(name).build();
    }

    /**
     * Starts to build a system.
     *
     * @param name the system's name
     * @return a builder with all defaults
     */
    public static Builder builder(final String name) {
        return new Builder(name);
    }

    /**
     * The system's name.
     *
     * @return the name it was built with
     */
    public String name() {
        return name;
    }

    /**
     * Starts to build a group.
     *
     * @param groupName the group's name, which is also that of its thread
     * @return a builder with all defaults
     */
    public GroupBuilder group(final String groupName) {
        return new GroupBuilder(this, groupName);
    }

    /**
     * A thread of its own for one actor: a group of one, with the mailbox that the actor's class asks for, started at
     * once.
     *
     * @param threadName the name of the thread and of its group
     * @return the placement, for one actor
     */
    public Placement thread(final String threadName) {
        Objects.requireNonNull(threadName, "the name of a thread");
        return new OwnThread(this, threadName);
    }

    /** Gives each group that has none its own thread. */
    public void start() {
        for (final Group group : groups()) {
            group.startIfIdle();
        }
    }

    /**
     * Stops all actors and waits, 5 seconds at most, until what was accepted before is handled: group by group, the
     * last one built first, so that those who send stop before those they send to. What is left after that time is
     * reported to the error handler. A second call does nothing.
     *
     * @throws IllegalStateException where it is called from inside an actor
     */
    @Override
    public void close() {
        if (Carrier.current().isInside()) {
            throw new IllegalStateException("a system cannot be closed from inside one of its actors: stop the actor "
                + "with its context, and close the system on the thread that made it");
        }
        final List<Group> all;
        synchronized (this) {
            closed = true;
            all = new ArrayList<>(groups);
        }
        final long deadline = System.nanoTime() + CLOSE_NANOS;
        for (int i = all.size() - 1; i >= 0; i--) {
            all.get(i).close(deadline);
        }
        for (final MessagePool<?> pool : pools.values()) {
            pool.reportLeaks(errorHandler::onError);
        }
    }

    /**
     * The pool of a message class in this system, made when it is first asked for. Called by generated pools; users
     * call {@code MPool.of(system)}.
     *
     * @param type the class of the pool
     * @param make makes the pool
     * @param <P>  the class of the pool
     * @return the one pool of that class
     */
    public <P extends MessagePool<?>> P pool(final Class<P> type, final Supplier<P> make) {
        return type.cast(pools.computeIfAbsent(type, missing -> make.get()));
    }

    ErrorHandler errorHandler() {
        return errorHandler;
    }

    ThreadFactory threadFactory() {
        return threadFactory;
    }

    CyclePolicy cyclePolicy() {
        return cyclePolicy;
    }

    EpochNanoClock clock() {
        return clock;
    }

    synchronized Group add(final Group group) {
        if (closed) {
            throw new IllegalStateException("system '" + name + "' is closed");
        }
        groups.add(group);
        return group;
    }

    private synchronized List<Group> groups() {
        return new ArrayList<>(groups);
    }

    /** Builds an {@link ActorSystem}. One thread. */
    public static final class Builder {

        private final String name;
        private ErrorHandler errorHandler = Throwable::printStackTrace;
        private ThreadFactory threadFactory = Thread::new;
        private CyclePolicy cyclePolicy = CyclePolicy.CONSERVATIVE;

        private Builder(final String name) {
            this.name = Objects.requireNonNull(name, "the name of a system");
        }

        /**
         * Who gets what actors throw, dead letters and what a close leaves behind. Called on the thread on which it
         * happens, mostly under a group's lock. Default: prints the stack trace to the standard error stream.
         *
         * @param handler the handler
         * @return this builder
         */
        public Builder errorHandler(final ErrorHandler handler) {
            errorHandler = Objects.requireNonNull(handler, "the error handler");
            return this;
        }

        /**
         * Who makes the threads of groups that have no factory of their own. Default: plain platform threads.
         *
         * @param factory the factory
         * @return this builder
         */
        public Builder threadFactory(final ThreadFactory factory) {
            threadFactory = Objects.requireNonNull(factory, "the thread factory");
            return this;
        }

        /**
         * What counts as a cycle of synchronous calls where neither actor nor group nor call says so. Default:
         * {@link CyclePolicy#CONSERVATIVE}.
         *
         * @param policy the policy
         * @return this builder
         */
        public Builder cyclePolicy(final CyclePolicy policy) {
            cyclePolicy = policy == CyclePolicy.INHERIT ? CyclePolicy.CONSERVATIVE
                : Objects.requireNonNull(policy, "the cycle policy");
            return this;
        }

        /**
         * Builds the system.
         *
         * @return the system
         */
        public ActorSystem build() {
            return new ActorSystem(this);
        }
    }

    /** A group of one, made when its actor is placed. */
    private record OwnThread(ActorSystem system, String name) implements Placement {

        @Override
        public Group place(final MailboxKind mailbox, final int capacity) {
            final Group group = system.group(name).mailbox(mailbox, capacity).build();
            group.start();
            return group;
        }
    }
}
