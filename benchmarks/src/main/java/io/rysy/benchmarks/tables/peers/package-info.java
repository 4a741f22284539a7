/**
 * The same messages carried by the queues that others offer: an {@link io.rysy.benchmarks.tables.peers.Envelope},
 * made beforehand, says whom the message is for and what to do with it, as a mailbox's slot does.
 */
package io.rysy.benchmarks.tables.peers;
