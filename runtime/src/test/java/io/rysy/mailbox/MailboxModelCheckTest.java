package io.rysy.mailbox;

import io.rysy.annotations.MailboxKind;
import java.util.List;
import java.util.stream.Stream;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Mailboxes against their {@link MailboxModel}, under the interleavings of two and three threads that Lincheck finds;
 * one thread at a time consumes.
 *
 * <p>A consumer that finds a message claimed but not published waits for it: to give up would not be linearizable. A
 * mailbox of several lanes is no queue to several senders; of it only the numbers are checked, and nothing is forced.
 *
 * <p>The build looks at a few scenarios. For many, set the system properties {@code rysy.lincheck.scenarios} and
 * {@code rysy.lincheck.invocations}.
 */
class MailboxModelCheckTest {

    private static final int SCENARIOS = Integer.getInteger("rysy.lincheck.scenarios", 2);
    private static final int INVOCATIONS = Integer.getInteger("rysy.lincheck.invocations", 100);

    private static final int NONE = MailboxModel.NONE;

    static Stream<List<Class<?>>> mailboxes() {
        return Stream.of(
            List.of(BlockingOfOne.class, MailboxModel.OfOne.class),
            List.of(BlockingOfTwo.class, MailboxModel.OfTwo.class),
            List.of(BatchedOfOne.class, MailboxModel.OfOne.class),
            List.of(BatchedOfThree.class, MailboxModel.OfThree.class),
            List.of(OneLaneOfTwo.class, MailboxModel.OfTwo.class),
            List.of(TwoLanesOfTwo.class, NumbersOfTwo.class),
            List.of(LockFreeOfOne.class, MailboxModel.OfOne.class),
            List.of(LockFreeOfTwo.class, MailboxModel.OfTwo.class),
            List.of(LockFreeOfThree.class, MailboxModel.OfThree.class));
    }

    @ParameterizedTest
    @MethodSource("mailboxes")
    void isTheQueueOfItsModelToTwoThreads(final List<Class<?>> classes) {
        check(classes, 2);
    }

    @ParameterizedTest
    @MethodSource("mailboxes")
    void isTheQueueOfItsModelToThreeThreads(final List<Class<?>> classes) {
        check(classes, 3);
    }

    private static void check(final List<Class<?>> classes, final int threads) {
        new ModelCheckingOptions()
            .iterations(SCENARIOS)
            .invocationsPerIteration(INVOCATIONS)
            .threads(threads)
            .actorsPerThread(threads == 2 ? 4 : 3)
            .actorsBefore(2)
            .actorsAfter(4)
            .sequentialSpecification(classes.get(1))
            .check(classes.get(0));
    }

    private static int takeFrom(final Mailbox mailbox) {
        while (!mailbox.isEmpty()) {
            if (mailbox.peek() != Slots.NONE) {
                return To.take(mailbox);
            }
            Thread.onSpinWait();
        }
        return NONE;
    }

    /** The operations on a mailbox to which all senders are one. */
    public abstract static class Operations {

        private final Mailbox mailbox;

        Operations(final Mailbox mailbox) {
            this.mailbox = mailbox;
        }

        /** See {@link MailboxModel}. */
        @Operation
        public boolean offer(final int value) {
            return mailbox.offer(1L, To.plain(value), "message", null);
        }

        /** See {@link MailboxModel}. */
        @Operation
        public void force(final int value) {
            mailbox.force(1L, To.plain(value), "message", null);
        }

        /** See {@link MailboxModel}. */
        @Operation(nonParallelGroup = "consumer")
        public int take() {
            return takeFrom(mailbox);
        }

        /** See {@link MailboxModel}. */
        @Operation(nonParallelGroup = "consumer")
        public boolean isEmpty() {
            return mailbox.isEmpty();
        }
    }

    /** Lock and ring. */
    public static final class BlockingOfOne extends Operations {
        /** Makes one. */
        public BlockingOfOne() {
            super(Mailbox.of(MailboxKind.BLOCKING, 1));
        }
    }

    /** Lock and ring. */
    public static final class BlockingOfTwo extends Operations {
        /** Makes one. */
        public BlockingOfTwo() {
            super(Mailbox.of(MailboxKind.BLOCKING, 2));
        }
    }

    /** Batches. */
    public static final class BatchedOfOne extends Operations {
        /** Makes one. */
        public BatchedOfOne() {
            super(Mailbox.of(MailboxKind.BATCHED, 1));
        }
    }

    /** Batches, of a ring that is longer than the capacity. */
    public static final class BatchedOfThree extends Operations {
        /** Makes one. */
        public BatchedOfThree() {
            super(Mailbox.of(MailboxKind.BATCHED, 3));
        }
    }

    /** Lanes, of which there is one. */
    public static final class OneLaneOfTwo extends Operations {
        /** Makes one. */
        public OneLaneOfTwo() {
            super(new ShardedMailbox(2, 1));
        }
    }

    /** No lock. */
    public static final class LockFreeOfOne extends Operations {
        /** Makes one. */
        public LockFreeOfOne() {
            super(Mailbox.of(MailboxKind.LOCK_FREE, 1));
        }
    }

    /** No lock. */
    public static final class LockFreeOfTwo extends Operations {
        /** Makes one. */
        public LockFreeOfTwo() {
            super(Mailbox.of(MailboxKind.LOCK_FREE, 2));
        }
    }

    /** No lock, in a ring that is longer than the capacity. */
    public static final class LockFreeOfThree extends Operations {
        /** Makes one. */
        public LockFreeOfThree() {
            super(Mailbox.of(MailboxKind.LOCK_FREE, 3));
        }
    }

    /** Two lanes: senders of which each is bound to one. */
    public static final class TwoLanesOfTwo {

        private final Mailbox mailbox = new ShardedMailbox(2, 2);

        /** The value says who sends. */
        @Operation
        public boolean offer(final int value) {
            return mailbox.offer(value, To.plain(value), "message", null);
        }

        /** Whether there was a message to take. */
        @Operation(nonParallelGroup = "consumer")
        public boolean take() {
            return takeFrom(mailbox) != NONE;
        }

        /** See {@link MailboxModel}. */
        @Operation(nonParallelGroup = "consumer")
        public boolean isEmpty() {
            return mailbox.isEmpty();
        }
    }

    /** The model of the numbers alone. */
    public static final class NumbersOfTwo {

        private int size;

        /** See {@link MailboxModel}. */
        public boolean offer(final int value) {
            final boolean room = size < 2;
            size += room ? 1 : 0;
            return room;
        }

        /** Whether there was a message to take. */
        public boolean take() {
            final boolean any = size > 0;
            size -= any ? 1 : 0;
            return any;
        }

        /** See {@link MailboxModel}. */
        public boolean isEmpty() {
            return size == 0;
        }
    }
}
