package io.rysy;

import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.MailboxKind;
import io.rysy.delivery.GroupCore;
import io.rysy.delivery.GroupSettings;
import io.rysy.mailbox.Mailbox;
import java.util.Objects;
import java.util.concurrent.ThreadFactory;
import org.agrona.concurrent.IdleStrategy;

/** Builds a {@link Group}. What is not said keeps its default. One thread. */
public final class GroupBuilder {

    private final ActorSystem system;
    private final String name;
    private MailboxKind kind = MailboxKind.BLOCKING;
    private int capacity = 1024;
    private OnFull onFull = OnFull.reject();
    private IdleStrategy idleStrategy;
    private ThreadFactory threadFactory;
    private Order order = Order.RUN_TO_COMPLETION;
    private SyncExecution execution = SyncExecution.CALLER;
    private CyclePolicy cyclePolicy = CyclePolicy.INHERIT;

    GroupBuilder(final ActorSystem system, final String name) {
        this.system = system;
        this.name = Objects.requireNonNull(name, "the name of a group");
        this.threadFactory = system.threadFactory();
    }

    /**
     * Which queue holds what is sent from outside, and how much. Default: {@link MailboxKind#BLOCKING} with 1,024.
     *
     * @param ofKind       the kind
     * @param withCapacity the capacity in messages, at least 1
     * @return this builder
     */
    public GroupBuilder mailbox(final MailboxKind ofKind, final int withCapacity) {
        if (withCapacity < 1) {
            throw new IllegalArgumentException("a mailbox holds at least 1 message, not " + withCapacity);
        }
        kind = Objects.requireNonNull(ofKind, "the kind of a mailbox");
        capacity = withCapacity;
        return this;
    }

    /**
     * What a send does where the mailbox is full. Default: {@link OnFull#reject()}.
     *
     * @param policy the policy
     * @return this builder
     */
    public GroupBuilder onFull(final OnFull policy) {
        onFull = Objects.requireNonNull(policy, "what to do when the mailbox is full");
        return this;
    }

    /**
     * What the group's thread does while there is no work. Default: it sleeps and is woken by whoever sends. The
     * strategy is for this group alone.
     *
     * @param strategy any of Agrona's strategies, or one's own
     * @return this builder
     */
    public GroupBuilder idle(final IdleStrategy strategy) {
        idleStrategy = Objects.requireNonNull(strategy, "the idle strategy");
        return this;
    }

    /**
     * Who makes the group's thread. Default: the system's.
     *
     * @param factory the factory
     * @return this builder
     */
    public GroupBuilder threadFactory(final ThreadFactory factory) {
        threadFactory = Objects.requireNonNull(factory, "the thread factory");
        return this;
    }

    /**
     * In which order internal messages and those from the mailbox are handled. Default:
     * {@link Order#RUN_TO_COMPLETION}.
     *
     * @param inOrder the order
     * @return this builder
     */
    public GroupBuilder order(final Order inOrder) {
        order = Objects.requireNonNull(inOrder, "the order");
        return this;
    }

    /**
     * What counts as a cycle of synchronous calls for actors of this group that do not say so themselves. Default:
     * the system's.
     *
     * @param policy the policy
     * @return this builder
     */
    public GroupBuilder cyclePolicy(final CyclePolicy policy) {
        cyclePolicy = Objects.requireNonNull(policy, "the cycle policy");
        return this;
    }

    /**
     * Which thread runs synchronous calls from outside the group. Default: {@link SyncExecution#CALLER}.
     *
     * @param by who runs them
     * @return this builder
     */
    public GroupBuilder sync(final SyncExecution by) {
        execution = Objects.requireNonNull(by, "who runs synchronous calls");
        return this;
    }

    /**
     * Builds the group. It runs when {@link Group#start()} gives it a thread, or when its caller drives it.
     *
     * @return the group
     * @throws IllegalStateException where the system is closed
     */
    public Group build() {
        final CyclePolicy policy = cyclePolicy == CyclePolicy.INHERIT ? system.cyclePolicy() : cyclePolicy;
        final GroupCore core = new GroupCore(new GroupSettings(name, Mailbox.of(kind, capacity),
            onFull, order == Order.ARRIVAL, policy, execution, idleStrategy == null,
            system.errorHandler(), system.clock()));
        return system.add(new Group(system, core, threadFactory, idleStrategy));
    }
}
