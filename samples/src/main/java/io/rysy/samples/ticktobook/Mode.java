package io.rysy.samples.ticktobook;

/** How the same actors are spread over threads. */
public enum Mode {
    /** One group reads the sockets, decodes, keeps the books and watches them. */
    ONE_THREAD,
    /** One group reads the sockets, another does the rest; each datagram crosses threads between them. */
    TWO_STAGE;

    /**
     * The name on the command line.
     *
     * @return as it is typed
     */
    @Override
    public String toString() {
        return this == ONE_THREAD ? "one-thread" : "two-stage";
    }

    /** Reads it from the command line. */
    static final class Word extends OneOf<Mode> {
        Word() {
            super(values());
        }
    }
}
