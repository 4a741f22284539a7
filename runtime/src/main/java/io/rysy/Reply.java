package io.rysy;

/**
 * The reply that a handler owes, as a handle: for handlers that reply by a call instead of a return value. The handle
 * is good for one reply. That of a handler that is not {@code deferred} ends when the handler returns; a deferred one
 * may be kept, and used later by any thread.
 *
 * <p>Handles are used again for later messages, so that a reply allocates nothing: one that is kept past its time is
 * refused, until its turn comes round again. With {@code -Drysy.checked=true} no handle is used twice, and every
 * misuse is refused.
 *
 * @param <R> the type of the reply
 */
public interface Reply<R> {

    /**
     * Replies.
     *
     * @param reply the reply
     * @throws IllegalStateException where there was a reply, or the handle is past its time
     */
    void reply(R reply);

    /**
     * Says that there will be no reply. A synchronous caller gets a {@link HandlerFailedException} with this cause.
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
