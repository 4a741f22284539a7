package io.rysy.benchmarks.soak;

/** What one actor received from each sender. Plain: only whoever is inside the actor. */
final class NodeBook {

    private final int node;
    private final long[] queued;
    private final long[] called;
    private final Tallies tallies;
    private long maxWaitNanos;

    NodeBook(final int node, final int senders, final Tallies tallies) {
        this.node = node;
        this.queued = new long[senders];
        this.called = new long[senders];
        this.tallies = tallies;
    }

    /** A message of a queue: the next one of its sender, or something was lost, doubled or overtaken. */
    void receiveQueued(final int sender, final long sequence) {
        if (queued[sender] != sequence) {
            tallies.fault("actor " + node + " expected message " + queued[sender] + " of sender " + sender
                + " and received " + sequence);
        }
        queued[sender] = sequence + 1;
    }

    /** A message of a caller, which waited since the given time, or an unknown time where that is 0. */
    void receiveCall(final int sender, final long since) {
        called[sender]++;
        if (since != 0L) {
            maxWaitNanos = Math.max(maxWaitNanos, System.nanoTime() - since);
        }
    }

    long queued(final int sender) {
        return queued[sender];
    }

    long called(final int sender) {
        return called[sender];
    }

    long maxWaitNanos() {
        return maxWaitNanos;
    }
}
