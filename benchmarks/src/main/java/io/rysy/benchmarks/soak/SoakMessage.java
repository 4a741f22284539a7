package io.rysy.benchmarks.soak;

/**
 * A message of the soak.
 *
 * @param sender   who sent it
 * @param sequence which one it is of the queued messages of that sender to that actor; unused where it is called
 * @param called   whether the sender waits for the handler
 * @param hops     how far its consequences may go
 * @param fails    whether the handler is to throw
 * @param since    when the sender began to wait
 */
record SoakMessage(int sender, long sequence, boolean called, int hops, boolean fails, long since) {

    /** What the handler has to reply. */
    long reply() {
        return sequence * 31 + sender;
    }
}
