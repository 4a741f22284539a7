package io.rysy.samples.ticktobook;

import java.io.Closeable;
import java.io.IOException;

/** Where the actors' datagrams come from in one run. The thread that waits for the run. */
interface Input extends Closeable {
    /** Begins to play the session. */
    void start();

    /** How many datagrams the actors have read. */
    long read();

    /** Whether all have been read, or no more will come; throws if the session could not be played to its end. */
    boolean isDone() throws IOException;
}
