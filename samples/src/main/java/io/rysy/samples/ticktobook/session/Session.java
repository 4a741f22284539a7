package io.rysy.samples.ticktobook.session;

import java.io.IOException;

/** A session that can be read more than once, the same each time. */
@FunctionalInterface
public interface Session {
    /**
     * Begins a pass.
     *
     * @return a source at the first datagram; the caller closes it
     * @throws IOException if the session cannot be read; the message is one line for the user
     */
    DatagramSource open() throws IOException;
}
