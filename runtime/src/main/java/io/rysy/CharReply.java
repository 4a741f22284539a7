package io.rysy;

/** A {@link Reply} that is a {@code char}: it is not boxed on the way. */
public interface CharReply {

    /**
     * Replies. As {@link Reply#reply}.
     *
     * @param reply the reply
     * @throws IllegalStateException where there was a reply, or the handle is past its time
     */
    void reply(char reply);

    /**
     * Says that there will be no reply. As {@link Reply#fail}.
     *
     * @param failure why
     * @throws IllegalStateException where there was a reply, or the handle is past its time
     */
    void fail(Throwable failure);

    /**
     * Whether the reply is still owed.
     *
     * @return true before the reply
     */
    boolean isOpen();
}
