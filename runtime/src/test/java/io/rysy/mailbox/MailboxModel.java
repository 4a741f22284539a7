package io.rysy.mailbox;

import java.util.ArrayDeque;

/** What a mailbox is to a single thread: the sequential specification of the model checks. */
public abstract class MailboxModel {

    /** No message. */
    static final int NONE = Integer.MIN_VALUE;

    private final ArrayDeque<Integer> queue = new ArrayDeque<>();
    private final int capacity;

    MailboxModel(final int capacity) {
        this.capacity = capacity;
    }

    /** Adds a message; false where it is full. */
    public boolean offer(final int value) {
        return queue.size() < capacity && queue.add(value);
    }

    /** Adds a message even where it is full. */
    public void force(final int value) {
        queue.add(value);
    }

    /** Takes the oldest message, or gives {@link #NONE}. */
    public int take() {
        return queue.isEmpty() ? NONE : queue.remove();
    }

    /** Whether nothing is queued. */
    public boolean isEmpty() {
        return queue.isEmpty();
    }

    /** Of capacity 1. */
    public static final class OfOne extends MailboxModel {
        /** Makes one. */
        public OfOne() {
            super(1);
        }
    }

    /** Of capacity 2. */
    public static final class OfTwo extends MailboxModel {
        /** Makes one. */
        public OfTwo() {
            super(2);
        }
    }

    /** Of capacity 3. */
    public static final class OfThree extends MailboxModel {
        /** Makes one. */
        public OfThree() {
            super(3);
        }
    }
}
