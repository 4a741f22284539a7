package io.rysy;

/** In which order a group handles what its members send each other, beside what comes from outside. */
public enum Order {

    /**
     * Internal messages are handled before the next one from the mailbox, first in first out, up to a counted budget,
     * so that an endless self-sender cannot starve the outside.
     */
    RUN_TO_COMPLETION,

    /**
     * All messages are handled in the order in which they came, as from one queue. (With a {@code SHARDED} mailbox, in
     * the order of each sender.) What members send while the mailbox is empty waits beside it: whoever runs the group
     * finds it full where both together reach its capacity, a sender from outside where the mailbox alone does.
     */
    ARRIVAL
}
