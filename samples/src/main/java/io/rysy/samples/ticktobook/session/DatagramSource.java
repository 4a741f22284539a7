package io.rysy.samples.ticktobook.session;

import java.io.Closeable;
import java.io.IOException;

/** One pass over the datagrams of a session. One thread at a time. */
public interface DatagramSource extends Closeable {
    /**
     * Gives the next datagram.
     *
     * @param into what is filled, valid until the next call
     * @return false at the end
     * @throws IOException if the session cannot be read to its end; the message is one line for the user
     */
    boolean next(CapturedDatagram into) throws IOException;
}
