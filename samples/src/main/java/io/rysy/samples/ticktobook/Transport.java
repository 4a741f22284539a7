package io.rysy.samples.ticktobook;

/** How datagrams come from the session to the actors. */
public enum Transport {
    /** Over loopback sockets, sent by a publisher with a thread of its own. */
    UDP,
    /** Without sockets, handed over in the order of the session: the same on every run. */
    DIRECT;

    /**
     * The name on the command line.
     *
     * @return as it is typed
     */
    @Override
    public String toString() {
        return this == UDP ? "udp" : "direct";
    }

    /** Reads it from the command line. */
    static final class Word extends OneOf<Transport> {
        Word() {
            super(values());
        }
    }
}
