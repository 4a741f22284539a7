package io.rysy.delivery;

import io.rysy.mailbox.Address;

/** Where a message of a mailbox goes: to a handler of an actor, or to the runtime's own hands for that actor. */
final class Route extends Address {

    /** Who gets it. */
    final Cell cell;

    /** The code of the handler, or a control code. */
    final int code;

    Route(final Cell cell, final int code, final boolean hasReply, final boolean hasLanes) {
        super(hasReply, hasLanes);
        this.cell = cell;
        this.code = code;
    }
}
