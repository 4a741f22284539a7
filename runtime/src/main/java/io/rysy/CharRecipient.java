package io.rysy;

/** A {@link Recipient} of replies that are a {@code char}: they are not boxed on the way. */
@FunctionalInterface
public interface CharRecipient extends FailureListener {

    /**
     * Takes the reply. Called at most once, and never after a failure.
     *
     * @param reply the reply
     */
    void reply(char reply);
}
