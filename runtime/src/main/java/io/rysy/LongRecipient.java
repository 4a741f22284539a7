package io.rysy;

/** A {@link Recipient} of replies that are a {@code long}: they are not boxed on the way. */
@FunctionalInterface
public interface LongRecipient extends FailureListener {

    /**
     * Takes the reply. Called at most once, and never after a failure.
     *
     * @param reply the reply
     */
    void reply(long reply);
}
