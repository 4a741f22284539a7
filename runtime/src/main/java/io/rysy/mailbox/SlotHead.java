package io.rysy.mailbox;

/** What each message uses of a {@link Slot}, in one piece: the fields of a superclass come first in an object. */
abstract class SlotHead {

    /** The code of the handler, or of a control message. */
    public int code;

    /** In a ring without locks: one more than the position of the message that was published here last. */
    volatile long sequence;

    /** Who gets it: the cell of an actor. */
    public Object target;

    /** The message, or null where the lanes carry it. */
    public Object message;

    /** Where the reply goes, or null. */
    public Object reply;
}
