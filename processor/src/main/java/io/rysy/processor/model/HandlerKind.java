package io.rysy.processor.model;

/** How a handler replies. */
public enum HandlerKind {

    /** Not at all. */
    VOID,

    /** By its return value. */
    RETURN,

    /** Through an explicit reply parameter, before it returns. */
    REPLY,

    /** Through an explicit reply parameter, possibly after it has returned. */
    DEFERRED,

    /** By filling an object of the caller. */
    SYNC_ONLY
}
