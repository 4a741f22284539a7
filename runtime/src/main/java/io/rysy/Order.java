package io.rysy;

/** In which order a group handles what its members send each other, beside what comes from outside. */
public enum Order {

    /**
     * Internal messages are handled before the next one from the mailbox, first in first out, up to a counted budget,
     * so that an endless self-sender cannot starve the outside.
     */
    RUN_TO_COMPLETION,

    /** Internal messages join the mailbox: one queue, in order of arrival. */
    ARRIVAL
}
