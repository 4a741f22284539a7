package io.rysy;

/**
 * Where a reply goes. A lambda is for callers that are no actors: it runs on the thread of whoever replies, under the
 * lock of that group, so it should only hand the reply on. Actors use the recipients of their own stub, by which the
 * reply arrives as a message, in a turn of theirs: {@code exchange.send(order, self.toOnFill())}.
 *
 * @param <R> the type of the reply
 */
@FunctionalInterface
public interface Recipient<R> extends FailureListener {

    /**
     * Takes the reply. Called at most once, and never after a failure.
     *
     * @param reply the reply
     */
    void reply(R reply);
}
