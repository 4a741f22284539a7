package io.rysy;

/** Thrown by a sending operation when the mailbox of the receiver has no room: the sender still owns the message. */
public final class MailboxFullException extends DeliveryException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param message which mailbox is full, and what the sender can do
     */
    public MailboxFullException(final String message) {
        super(message);
    }
}
