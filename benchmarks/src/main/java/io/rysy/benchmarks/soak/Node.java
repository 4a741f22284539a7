package io.rysy.benchmarks.soak;

/**
 * An actor of the soak as its senders know it.
 *
 * @param id        its number, which is also its number as a sender
 * @param ref       the actor
 * @param shape     the shape it is part of
 * @param book      what it received
 * @param sender    what it sends
 */
record Node(int id, SoakNodeRef ref, Shape shape, NodeBook book, Sender sender) {
}
