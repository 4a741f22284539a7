package io.rysy.pool;

/**
 * A stack of messages that moves between threads as a whole (Bonwick and Adams, "Magazines and Vmem", 2001): so that
 * a message that is acquired on one thread and released on another costs a share of one exchange, not one each.
 */
final class Magazine {

    /** How many messages a magazine of a pool takes. */
    static final int ROUNDS = 64;

    /** The next in the depot. */
    Magazine next;

    private final Object[] messages;
    private int size;

    Magazine(final int rounds) {
        messages = new Object[rounds];
    }

    boolean isEmpty() {
        return size == 0;
    }

    boolean isFull() {
        return size == messages.length;
    }

    int size() {
        return size;
    }

    Object pop() {
        return messages[--size];
    }

    void push(final Object message) {
        messages[size++] = message;
    }
}
