package io.rysy;

/** The half of every recipient that hears of failures. */
public interface FailureListener {

    /**
     * Says that there will be no reply. Called at most once, and never after a reply. The failure was counted and
     * reported to the system's error handler where it arose; without an override nothing more happens.
     *
     * @param failure why there is no reply
     */
    default void failed(final Throwable failure) {
    }
}
