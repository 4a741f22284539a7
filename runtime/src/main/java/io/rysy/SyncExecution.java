package io.rysy;

/** Which thread runs a synchronous call that comes from outside a group. Handlers cannot tell. */
public enum SyncExecution {

    /** The caller's own thread, under the group's lock. The default, and the fastest. */
    CALLER,

    /**
     * The group's own thread, ahead of its mailbox, while the caller waits: no foreign thread ever runs on its core,
     * or touches its caches. Costs the caller two crossings between cores.
     */
    OWNER,

    /** Nobody: such calls are refused, and the group needs no lock at all. {@code fastSendVoid} enqueues. */
    NONE
}
