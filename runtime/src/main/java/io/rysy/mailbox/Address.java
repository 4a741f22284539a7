package io.rysy.mailbox;

/**
 * Where a message goes, and what it is made of. Whoever sends makes its addresses once, one for each handler and way of
 * sending, and uses them again and again: so a queued message is two references, which lie side by side.
 */
public abstract class Address {

    /** Whether the messages that are sent by it have somebody who waits for a reply. */
    public final boolean hasReply;

    /** Whether the messages that are sent by it are primitives. */
    public final boolean hasLanes;

    /**
     * For subclasses, which say who gets the message.
     *
     * @param hasReply whether its messages come with a recipient of the reply
     * @param hasLanes whether its messages are primitives
     */
    protected Address(final boolean hasReply, final boolean hasLanes) {
        this.hasReply = hasReply;
        this.hasLanes = hasLanes;
    }
}
