package io.rysy.samples.ticktobook;

/**
 * The arbiter has another thread: datagrams are queued, and come back in the order in which they went. Where its
 * mailbox holds as many as all its readers have, it is never full: a reader that has no datagram left waits.
 */
final class HandoverAcross implements Handover {
    private final FeedArbiterRef arbiter;
    private final Datagram[] datagrams;
    private int next;

    HandoverAcross(final FeedArbiterRef arbiter, final int count) {
        this.arbiter = arbiter;
        datagrams = new Datagram[count];
        for (int index = 0; index < count; index++) {
            datagrams[index] = new Datagram();
        }
    }

    @Override
    public Datagram free() {
        return datagrams[next].isFree() ? datagrams[next] : null;
    }

    @Override
    public void handOver(final Datagram filled) {
        next = next + 1 == datagrams.length ? 0 : next + 1;
        filled.handOver();
        arbiter.send(filled);
    }
}
