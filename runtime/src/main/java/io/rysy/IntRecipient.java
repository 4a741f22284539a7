package io.rysy;

/** A {@link Recipient} of replies that are an {@code int}: they are not boxed on the way. */
@FunctionalInterface
public interface IntRecipient extends FailureListener {

    /**
     * Takes the reply. Called at most once, and never after a failure.
     *
     * @param reply the reply
     */
    void reply(int reply);
}
