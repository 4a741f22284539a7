package io.rysy;

import io.rysy.annotations.MailboxKind;

/**
 * Where an actor can be put: a {@link Group}, or a thread of its own ({@link ActorSystem#thread}).
 */
public interface Placement {

    /**
     * The group in which the next actor lives. Called by generated stubs.
     *
     * @param mailbox  the kind of mailbox that the actor's class asks for
     * @param capacity the capacity that the actor's class asks for, in messages
     * @return a group of the placement
     */
    Group place(MailboxKind mailbox, int capacity);
}
