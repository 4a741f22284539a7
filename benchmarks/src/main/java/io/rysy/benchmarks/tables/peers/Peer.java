package io.rysy.benchmarks.tables.peers;

/** A queue from many producers to one consumer. */
interface Peer {

    /** How many messages are taken out in one go. */
    int BATCH = 256;

    /**
     * A producer's side of it.
     *
     * @param envelopes how many of its messages can be under way at once
     * @return the sender
     */
    Sender sender(int envelopes);

    /**
     * Takes out what is there, up to a batch, and delivers it. The consumer's thread.
     *
     * @return how many
     */
    int drain();
}
