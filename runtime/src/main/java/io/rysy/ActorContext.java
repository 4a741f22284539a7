package io.rysy;

import java.util.random.RandomGenerator;
import org.agrona.concurrent.EpochNanoClock;

/**
 * What an actor's factory is given: who the actor is and what it may use instead of global state. It stays valid for
 * the actor's life; its methods are for the thread that runs the actor.
 *
 * @param <R> the type of the actor's own stub
 */
public interface ActorContext<R extends ActorRef> {

    /**
     * The actor's own stub, to hand to others, or to send to itself.
     *
     * @return the stub
     */
    R self();

    /**
     * The actor's name.
     *
     * @return the name it was declared with
     */
    String name();

    /**
     * The group the actor lives in.
     *
     * @return the group
     */
    Group group();

    /**
     * The clock of the system.
     *
     * @return a clock that counts nanoseconds since the epoch
     */
    EpochNanoClock clock();

    /**
     * The time at which the turn began, as far as the actor is concerned: read from the clock once a turn, when it is
     * first asked for.
     *
     * @return nanoseconds since the epoch, the same throughout a turn
     */
    long turnTime();

    /**
     * The actor's own source of random numbers.
     *
     * @return not to be shared with other actors
     */
    RandomGenerator random();

    /** Stops the actor after what was accepted before, as {@link ActorRef#stop()} does. */
    void stop();
}
