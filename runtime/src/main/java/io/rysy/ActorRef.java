package io.rysy;

import io.rysy.metrics.ActorCounters;
import java.util.concurrent.CompletionStage;

/**
 * What every generated stub is: the handle by which others reach an actor. Any thread may use it, inside an actor or
 * outside.
 */
public interface ActorRef {

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
     * Completes when the actor's factory and its {@code @OnStart} method have run; exceptionally where one of them
     * threw, or the actor was stopped before. What depends on the stage may run on the thread that started the actor,
     * under the group's lock.
     *
     * @return the stage
     */
    CompletionStage<Void> started();

    /**
     * Stops the actor, gracefully: no more mail is taken, what was accepted before is handled, then {@code @OnStop}
     * runs. Returns at once; a second call does nothing.
     */
    void stop();

    /**
     * Completes when the actor has stopped. What depends on the stage may run on the thread that stopped it, under
     * the group's lock.
     *
     * @return the stage
     */
    CompletionStage<Void> stopped();

    /**
     * What became of the synchronous calls of this actor. A snapshot.
     *
     * @return the counts since it was declared
     */
    ActorCounters counters();
}
