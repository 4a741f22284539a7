package io.rysy.samples.ticktobook;

/** The arbiter is in the reader's own group: it is called, and has done when the call returns. */
final class HandoverHere implements Handover {
    private final FeedArbiterRef arbiter;
    private final Datagram datagram = new Datagram();

    HandoverHere(final FeedArbiterRef arbiter) {
        this.arbiter = arbiter;
    }

    @Override
    public Datagram free() {
        return datagram;
    }

    @Override
    public void handOver(final Datagram filled) {
        arbiter.fastSend(filled);
    }
}
