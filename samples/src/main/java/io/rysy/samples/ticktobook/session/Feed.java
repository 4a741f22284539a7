package io.rysy.samples.ticktobook.session;

/**
 * One feed of a channel: what is sent to one port.
 *
 * @param port where the session sends it to
 * @param index its place among the feeds of its channel, from 0, by port
 */
public record Feed(int port, int index) {
    private static final int PORTS_OF_A_SIDE = 1_000;

    /**
     * The channel whose data the feed carries.
     *
     * @return the port modulo 1000
     */
    public int channel() {
        return channelOf(port);
    }

    /**
     * The channel of a port.
     *
     * @param port where data is sent to
     * @return the port modulo 1000
     */
    public static int channelOf(final int port) {
        return port % PORTS_OF_A_SIDE;
    }
}
