package io.rysy.processor.model;

/** The points in an actor's life at which it can have a method of its own called. */
public enum Hook {

    /** After the constructor, before the first message. */
    ON_START("OnStart"),

    /** After the last message. */
    ON_STOP("OnStop"),

    /** Once in each loop of the group. */
    ON_POLL("OnPoll"),

    /** After a drained batch. */
    ON_BATCH_END("OnBatchEnd");

    private final String annotation;

    Hook(String annotation) {
        this.annotation = annotation;
    }

    /**
     * The annotation that marks the method.
     *
     * @return its simple name
     */
    public String annotation() {
        return annotation;
    }
}
