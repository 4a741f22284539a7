package io.rysy.samples.ticktobook;

/**
 * How a reader hands datagrams to the arbiter of its channel: the one thing in which the modes differ. One reader's
 * thread.
 */
interface Handover {
    /** A datagram to fill, the same again until it is handed over; null while all are on their way. */
    Datagram free();

    /** Hands over the datagram that {@link #free()} gave. */
    void handOver(Datagram datagram);

    /** Runs the arbiter here and now, with one datagram used again and again. */
    static Handover here(final FeedArbiterRef arbiter) {
        return new HandoverHere(arbiter);
    }

    /** Queues datagrams for the arbiter's thread, {@code count} of them on their way at most. */
    static Handover across(final FeedArbiterRef arbiter, final int count) {
        return new HandoverAcross(arbiter, count);
    }
}
