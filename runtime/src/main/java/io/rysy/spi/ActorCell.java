package io.rysy.spi;

import io.rysy.ActorContext;
import io.rysy.ActorRef;
import io.rysy.Group;
import io.rysy.annotations.CyclePolicy;
import io.rysy.delivery.Cell;
import org.agrona.concurrent.EpochNanoClock;

/**
 * What every generated cell extends: a cell that makes its actor by a factory.
 */
public abstract class ActorCell extends Cell {

    private final Group group;

    /**
     * For generated subclasses.
     *
     * @param group  the group the actor lives in
     * @param name   the actor's name
     * @param policy the policy of the actor's class
     */
    protected ActorCell(final Group group, final String name, final CyclePolicy policy) {
        super(group.core(), name, policy);
        this.group = group;
    }

    /**
     * The group the actor lives in.
     *
     * @return the group
     */
    public final Group group() {
        return group;
    }

    /**
     * Makes the context of the actor.
     *
     * @param self the actor's own stub
     * @param <R>  its type
     * @return the context
     */
    protected final <R extends ActorRef> ActorContext<R> contextOf(final R self) {
        return new Context<>(this, self);
    }

    /**
     * Checks what a factory returned.
     *
     * @param made what it returned
     * @param <A>  its type
     * @return the same
     */
    protected final <A> A made(final A made) {
        if (made == null) {
            throw new NullPointerException("the factory of actor '" + name() + "' returned null");
        }
        return made;
    }

    private record Context<R extends ActorRef>(ActorCell cell, R self) implements ActorContext<R> {

        @Override
        public String name() {
            return cell.name();
        }

        @Override
        public Group group() {
            return cell.group;
        }

        @Override
        public EpochNanoClock clock() {
            return cell.group.core().clock();
        }

        @Override
        public void stop() {
            cell.stop();
        }
    }
}
