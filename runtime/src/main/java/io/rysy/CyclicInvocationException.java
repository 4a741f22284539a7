package io.rysy;

import java.util.List;

/**
 * Thrown by a synchronous operation that would close a cycle of synchronous calls on this thread. Nothing was locked
 * and nothing was run; the caller may go on.
 */
public final class CyclicInvocationException extends DeliveryException {

    private static final long serialVersionUID = 1L;

    /** The actor that was called again. */
    private final String target;

    /** The message it was called with. */
    private final String messageType;

    /** The calls in progress. */
    private final transient List<String> chain;

    /**
     * Makes the exception.
     *
     * @param target      the name of the actor that was called again
     * @param messageType the simple name of the message type it was called with
     * @param chain       the calls in progress on this thread, outermost first, each as {@code actor(MessageType)}
     * @param remedy      what the user can do instead
     */
    public CyclicInvocationException(
        final String target, final String messageType, final List<String> chain, final String remedy) {
        super("synchronous cycle: " + String.join(" -> ", chain) + " -> " + target + "(" + messageType + "). "
            + remedy);
        this.target = target;
        this.messageType = messageType;
        this.chain = List.copyOf(chain);
    }

    /**
     * The actor that was called again.
     *
     * @return its name
     */
    public String target() {
        return target;
    }

    /**
     * The message it was called with.
     *
     * @return the simple name of the message type, or the name of a handler that takes primitives only
     */
    public String messageType() {
        return messageType;
    }

    /**
     * The calls in progress on this thread, without the refused one.
     *
     * @return outermost first, each as {@code actor(MessageType)}
     */
    public List<String> chain() {
        return chain;
    }
}
