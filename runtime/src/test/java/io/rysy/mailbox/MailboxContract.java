package io.rysy.mailbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.annotations.MailboxKind;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for a mailbox of every kind. */
@Timeout(60)
abstract class MailboxContract {

    private static final Object MESSAGE = "message";
    private static final To PLAIN = To.plain(0);
    private static final To LANES = To.ofLanes(0);
    private static final long ME = 1L;

    abstract MailboxKind kind();

    Mailbox make(final int capacity) {
        return Mailbox.of(kind(), capacity);
    }

    // ---------------------------------------------------------------- one thread

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 64, 1000})
    void acceptsExactlyItsCapacityRoundAfterRound(final int capacity) {
        final Mailbox mailbox = make(capacity);
        for (int round = 0; round < 5; round++) {
            for (int i = 0; i < capacity; i++) {
                assertThat(mailbox.size()).isEqualTo(i);
                assertThat(offer(mailbox, i)).isTrue();
            }
            assertThat(offer(mailbox, -1)).isFalse();
            assertThat(offerLanes(mailbox, -1)).isFalse();
            assertThat(mailbox.size()).isEqualTo(capacity);
            int next = capacity;
            for (int i = 0; i < next; i++) {
                assertThat(take(mailbox)).isEqualTo(i);
                if (i % 3 == 0 && next < 2 * capacity) {
                    assertThat(offer(mailbox, next++)).isTrue();
                }
                assertThat(mailbox.size()).isEqualTo(next - i - 1);
            }
            assertThat(mailbox.isEmpty()).isTrue();
            assertThat(mailbox.size()).isZero();
        }
        assertThat(mailbox.capacity()).isEqualTo(capacity);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void refusesACapacityThatCannotBeAndSaysWhatToWrite(final int capacity) {
        assertThatThrownBy(() -> make(capacity)).isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining(String.valueOf(capacity)).hasMessageContaining("from 1 to 67108864");
    }

    @Test
    void carriesAllThatASlotHolds() {
        final Mailbox mailbox = make(4);
        final To[] to = {To.withReply(7), To.ofLanesWithReply(8), To.plain(9), To.ofLanes(10)};
        assertThat(mailbox.offer(ME, to[0], "message", "reply")).isTrue();
        assertThat(mailbox.offerLanes(ME, to[1], "to", 1, 2, 3, 4, 5, 6)).isTrue();
        mailbox.force(ME, to[2], "forced", null);
        mailbox.forceLanes(ME, to[3], null, 11, 12, 13, 14, 15, 16);
        final int first = mailbox.peek();
        assertThat(mailbox.peek()).isEqualTo(first);
        assertThat(List.of(mailbox.slots().address(first), mailbox.slots().message(first),
            mailbox.slots().reply(first))).containsExactly(to[0], "message", "reply");
        mailbox.remove(to[0]);
        final int second = mailbox.peek();
        assertThat(List.of(mailbox.slots().address(second), mailbox.slots().reply(second)))
            .containsExactly(to[1], "to");
        assertThat(lanes(mailbox, second)).containsExactly(1L, 2L, 3L, 4L, 5L, 6L);
        mailbox.remove(to[1]);
        final int third = mailbox.peek();
        assertThat(List.of(mailbox.slots().address(third), mailbox.slots().message(third)))
            .containsExactly(to[2], "forced");
        mailbox.remove(to[2]);
        final int fourth = mailbox.peek();
        assertThat(mailbox.slots().address(fourth)).isSameAs(to[3]);
        assertThat(lanes(mailbox, fourth)).containsExactly(11L, 12L, 13L, 14L, 15L, 16L);
        mailbox.remove(to[3]);
        assertThat(mailbox.peek()).isEqualTo(Slots.NONE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void carriesTheSameOutsideTheRing(final int capacity) {
        final Mailbox mailbox = make(capacity);
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < 40; i++) {
                switch (i % 4) {
                    case 0 -> mailbox.force(ME, To.plain(i), "message " + i, null);
                    case 1 -> mailbox.force(ME, To.withReply(i), "message " + i, "reply " + i);
                    case 2 -> mailbox.forceLanes(ME, To.ofLanes(i), null, i, i + 1, i + 2, i + 3, i + 4, i + 5);
                    default -> mailbox.forceLanes(ME, To.ofLanesWithReply(i), "reply " + i, i, 0, 0, 0, 0, -i);
                }
            }
            for (int i = 0; i < 40; i++) {
                final int slot = mailbox.peek();
                final To to = To.in(mailbox, slot);
                assertThat(to.number).isEqualTo(i);
                if (to.hasReply) {
                    assertThat(mailbox.slots().reply(slot)).isEqualTo("reply " + i);
                }
                if (to.hasLanes) {
                    assertThat(mailbox.slots().lane(slot, 0)).isEqualTo(i);
                    assertThat(mailbox.slots().lane(slot, 5)).isEqualTo(i % 4 == 2 ? i + 5 : -i);
                } else {
                    assertThat(mailbox.slots().message(slot)).isEqualTo("message " + i);
                }
                mailbox.remove(to);
            }
            assertThat(mailbox.isEmpty()).isTrue();
        }
    }

    @Test
    void keepsNoMessageAndNoReplyInASlotThatWasUsed() {
        final Mailbox mailbox = make(2);
        for (int i = 0; i < 4; i++) {
            mailbox.force(ME, To.withReply(1), new Object(), new Object());
        }
        for (int i = 0; i < 4; i++) {
            final int slot = mailbox.peek();
            final Slots slots = mailbox.slots();
            assertThat(slots.message(slot)).isNotNull();
            assertThat(slots.reply(slot)).isNotNull();
            mailbox.remove(To.in(mailbox, slot));
            // Outside the ring the next message may lie there already.
            if (mailbox.peek() == Slots.NONE || mailbox.slots() != slots || mailbox.peek() != slot) {
                assertThat(slots.message(slot)).isNull();
                assertThat(slots.reply(slot)).isNull();
            }
        }
        assertThat(mailbox.peek()).isEqualTo(Slots.NONE);
    }

    /** A message that is refused or fails leaves nothing behind that a later one could be taken for. */
    @Test
    void aReplyBelongsToItsOwnMessageOnly() {
        final Mailbox mailbox = make(2);
        for (int i = 0; i < 20; i++) {
            assertThat(mailbox.offer(ME, i % 3 == 0 ? To.withReply(i) : To.plain(i), i, i % 3 == 0 ? "reply" : null))
                .isTrue();
            final int slot = mailbox.peek();
            assertThat(mailbox.slots().reply(slot)).isEqualTo(i % 3 == 0 ? "reply" : null);
            assertThat(To.take(mailbox)).isEqualTo(i);
        }
    }

    @Test
    void letsTheMessagesThatWaitedOutsideBeCollected() {
        final Mailbox mailbox = make(1);
        final List<WeakReference<Object>> messages = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            final Object message = new Object();
            messages.add(new WeakReference<>(message));
            mailbox.force(ME, PLAIN, message, null);
        }
        drain(mailbox);
        for (final WeakReference<Object> message : messages) {
            while (message.get() != null) {
                System.gc();
            }
        }
        assertThat(mailbox.isEmpty()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 64, 1000})
    void neverRefusesWhatIsForcedAndKeepsItsPlace(final int capacity) {
        final Mailbox mailbox = make(capacity);
        int sent = 0;
        int taken = 0;
        for (int round = 0; round < 4; round++) {
            while (offer(mailbox, sent)) {
                sent++;
            }
            for (int i = 0; i < 2 * capacity + 3; i++) {
                force(mailbox, sent++);
                assertThat(offer(mailbox, -1)).isFalse();
            }
            assertThat(mailbox.size()).isEqualTo(sent - taken);
            while (mailbox.size() >= capacity) {
                assertThat(offer(mailbox, -1)).isFalse();
                assertThat(offerLanes(mailbox, -1)).isFalse();
                assertThat(take(mailbox)).isEqualTo(taken++);
                assertThat(mailbox.size()).isEqualTo(sent - taken);
            }
            // Behind what still waits outside, now that there is room again.
            assertThat(offerLanes(mailbox, sent++)).isTrue();
            assertThat(offer(mailbox, -1)).isFalse();
            if (round % 2 == 0) {
                while (taken < sent) {
                    assertThat(take(mailbox)).isEqualTo(taken++);
                }
                assertThat(mailbox.isEmpty()).isTrue();
                assertThat(mailbox.peek()).isEqualTo(Slots.NONE);
            }
        }
        assertThat(mailbox.overflowed()).isPositive();
    }

    @Test
    void isFullForEverySenderWhenItsCapacityIsReached() {
        final Mailbox mailbox = make(100);
        int accepted = 0;
        for (int i = 0; i < 50; i++) {
            for (long sender = -3; sender < 4; sender++) {
                accepted += mailbox.offer(sender, PLAIN, MESSAGE, null) ? 1 : 0;
            }
        }
        assertThat(accepted).isEqualTo(100);
        drain(mailbox);
        for (accepted = 0; mailbox.offer(77, PLAIN, MESSAGE, null); accepted++) {
            assertThat(mailbox.size()).isEqualTo(accepted + 1);
        }
        assertThat(accepted).isEqualTo(100);
    }

    // ---------------------------------------------------------------- many threads

    @ParameterizedTest
    @CsvSource({
        "1, 1", "2, 1", "32, 1", "1, 3", "2, 3", "8, 3", "32, 3", "1, 64", "3, 64", "32, 64", "1, 1000", "4, 1000",
        "32, 1000"})
    void acceptsExactlyItsCapacityFromManySendersAtOnce(final int producers, final int capacity) throws Exception {
        final Mailbox mailbox = make(capacity);
        for (int round = 0; round < 20; round++) {
            final AtomicInteger accepted = new AtomicInteger();
            inParallel(producers, sender -> {
                while (mailbox.offer(sender, PLAIN, MESSAGE, null)) {
                    accepted.incrementAndGet();
                }
            });
            assertThat(accepted).hasValue(capacity);
            assertThat(mailbox.size()).isEqualTo(capacity);
            assertThat(drain(mailbox)).isEqualTo(capacity);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1", "2, 1", "4, 1", "32, 1", "1, 3", "2, 3", "8, 3", "32, 3", "1, 64", "3, 64", "16, 64", "32, 64",
        "1, 1000", "4, 1000", "32, 1000"})
    void losesNothingAndKeepsTheOrderOfEachSender(final int producers, final int capacity) throws Exception {
        final int each = capacity == 1 ? 20_000 / producers : 100_000 / producers;
        final Mailbox mailbox = make(capacity);
        final AtomicReference<Throwable> failure = new AtomicReference<>();
        final Thread consumer = consumer(mailbox, producers, each, failure);
        inParallel(producers, sender -> {
            for (int i = 0; i < each; i++) {
                addSomehow(mailbox, sender, i, failure);
            }
        });
        consumer.join();
        assertThat(failure).hasNullValue();
        assertThat(mailbox.isEmpty()).isTrue();
        assertThat(mailbox.size()).isZero();
    }

    /** Mostly offers, of messages and of primitives; one in 16 is forced. */
    private static void addSomehow(
        final Mailbox mailbox, final long sender, final int i, final AtomicReference<Throwable> failure) {
        final To to = To.ofLanes((int) sender);
        if ((i & 15) == (sender & 15)) {
            mailbox.forceLanes(sender, to, null, i, 0, 0, 0, 0, 0);
            return;
        }
        while (!mailbox.offerLanes(sender, to, null, i, 0, 0, 0, 0, 0)) {
            if (failure.get() != null) {
                return;
            }
            if ((i & 1) == 0) {
                Thread.yield();
            } else {
                mailbox.awaitRoom(System.nanoTime() + TimeUnit.SECONDS.toNanos(50));
            }
        }
    }

    private static Thread consumer(final Mailbox mailbox, final int producers, final int each,
        final AtomicReference<Throwable> failure) {
        final Thread thread = new Thread(() -> {
            final long[] next = new long[producers + 1];
            for (int taken = 0; taken < producers * each && failure.get() == null;) {
                final int slot = mailbox.peek();
                if (slot == Slots.NONE) {
                    Thread.yield();
                    continue;
                }
                final To to = To.in(mailbox, slot);
                final long number = mailbox.slots().lane(slot, 0);
                if (number != next[to.number]++) {
                    failure.set(new AssertionError("message " + number + " of sender " + to.number + " came when "
                        + (next[to.number] - 1) + " was due"));
                }
                mailbox.remove(to);
                taken++;
            }
        });
        thread.setUncaughtExceptionHandler((dead, thrown) -> failure.set(thrown));
        thread.start();
        return thread;
    }

    // ---------------------------------------------------------------- producers that wait

    @Test
    void givesUpWaitingForRoomAtTheDeadline() {
        final Mailbox mailbox = make(1);
        assertThat(mailbox.awaitRoom(System.nanoTime())).isTrue();
        offer(mailbox, 0);
        final long start = System.nanoTime();
        assertThat(mailbox.awaitRoom(start)).isFalse();
        assertThat(mailbox.awaitRoom(start + 5_000_000)).isFalse();
        assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(5_000_000);
    }

    @Test
    void anInterruptEndsTheWaitForRoomAndStays() throws Exception {
        final Mailbox mailbox = make(1);
        offer(mailbox, 0);
        final AtomicBoolean stays = new AtomicBoolean();
        final Thread waiter = new Thread(() -> stays.set(!mailbox.awaitRoom(farAway()) && Thread.interrupted()));
        waiter.start();
        awaitParked(waiter);
        waiter.interrupt();
        waiter.join();
        assertThat(stays).isTrue();
    }

    @Test
    void releasesThoseThatWaitForRoomForGood() throws Exception {
        final Mailbox mailbox = make(1);
        offer(mailbox, 0);
        final AtomicInteger refused = new AtomicInteger();
        final List<Thread> waiters = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            waiters.add(new Thread(() -> refused.addAndGet(mailbox.awaitRoom(farAway()) ? 0 : 1)));
        }
        waiters.forEach(Thread::start);
        for (final Thread waiter : waiters) {
            awaitParked(waiter);
        }
        mailbox.releaseBlocked();
        for (final Thread waiter : waiters) {
            waiter.join();
        }
        assertThat(refused).hasValue(4);
        assertThat(mailbox.awaitRoom(farAway())).isFalse();
    }

    @Test
    void wakesAllThatWaitWhereOneRemovalMakesRoomForEach() throws Exception {
        final Mailbox mailbox = make(3);
        for (int round = 0; round < 20; round++) {
            while (offer(mailbox, 0)) {
                assertThat(mailbox.size()).isPositive();
            }
            final CountDownLatch admitted = new CountDownLatch(3);
            final List<Thread> waiters = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                waiters.add(new Thread(() -> {
                    while (!offer(mailbox, 1)) {
                        mailbox.awaitRoom(farAway());
                    }
                    admitted.countDown();
                }));
            }
            waiters.forEach(Thread::start);
            for (final Thread waiter : waiters) {
                awaitParked(waiter);
            }
            for (int i = 0; i < 3; i++) {
                take(mailbox);
            }
            assertThat(admitted.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 64})
    void neverMissesTheWakeUpOfAProducerThatWaitsForRoom(final int capacity) throws Exception {
        final int messages = 5_000;
        final Mailbox mailbox = make(capacity);
        final AtomicReference<Throwable> failure = new AtomicReference<>();
        final Thread consumer = consumer(mailbox, 4, messages, failure);
        inParallel(4, sender -> {
            for (int i = 0; i < messages; i++) {
                while (!mailbox.offerLanes(sender, To.ofLanes((int) sender), null, i, 0, 0, 0, 0, 0)) {
                    if (!mailbox.awaitRoom(farAway())) {
                        failure.set(new AssertionError("a wake-up was missed"));
                        return;
                    }
                }
            }
        });
        consumer.join();
        assertThat(failure).hasNullValue();
    }

    // ---------------------------------------------------------------- a consumer that sleeps

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void neverLosesTheWakeUpOfAConsumerThatSleeps(final int producers) throws Exception {
        final int each = 20_000 / producers;
        final Mailbox mailbox = make(64);
        final AtomicReference<Thread> sleeper = new AtomicReference<>();
        final AtomicInteger overslept = new AtomicInteger();
        final Thread consumer = new Thread(() -> {
            for (int taken = 0; taken < producers * each;) {
                if (mailbox.peek() != Slots.NONE) {
                    To.take(mailbox);
                    taken++;
                    continue;
                }
                sleeper.set(Thread.currentThread());
                if (mailbox.beforeSleep()) {
                    final long start = System.nanoTime();
                    LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(20));
                    if (System.nanoTime() - start > TimeUnit.SECONDS.toNanos(10)) {
                        overslept.incrementAndGet();
                    }
                    mailbox.afterSleep();
                }
                sleeper.set(null);
            }
        });
        consumer.start();
        inParallel(producers, sender -> {
            for (int i = 0; i < each; i++) {
                while (!mailbox.offer(sender, PLAIN, MESSAGE, null)) {
                    Thread.yield();
                }
                if (mailbox.wantsSignal()) {
                    final Thread thread = sleeper.getAndSet(null);
                    if (thread != null) {
                        LockSupport.unpark(thread);
                    }
                }
                if (i % 7 == 0) {
                    Thread.yield();
                }
            }
        });
        consumer.join();
        assertThat(overslept).hasValue(0);
    }

    @Test
    void wantsNoSignalWhileTheConsumerIsAwake() {
        final Mailbox mailbox = make(2);
        assertThat(mailbox.wantsSignal()).isFalse();
        offer(mailbox, 0);
        assertThat(mailbox.beforeSleep()).isFalse();
        assertThat(mailbox.wantsSignal()).isFalse();
        take(mailbox);
        assertThat(mailbox.beforeSleep()).isTrue();
        assertThat(mailbox.wantsSignal()).isTrue();
        mailbox.afterSleep();
        assertThat(mailbox.wantsSignal()).isFalse();
    }

    // ---------------------------------------------------------------- producers that fail

    @Test
    void aProducerThatRunsOutOfStackKeepsNobodyElseFromGoingOn() throws Exception {
        final Mailbox mailbox = make(3);
        for (int round = 0; round < 60; round++) {
            final AtomicInteger accepted = new AtomicInteger();
            final int shift = round;
            final Thread producer = new Thread(null, () -> offerAtTheEndOfTheStack(mailbox, accepted, shift), "deep",
                256 * 1024);
            producer.start();
            producer.join();
            assertThat(drain(mailbox)).isEqualTo(accepted.get());
            assertThat(mailbox.isEmpty()).isTrue();
            assertThat(offer(mailbox, 1)).isTrue();
            force(mailbox, 2);
            assertThat(take(mailbox)).isEqualTo(1);
            assertThat(take(mailbox)).isEqualTo(2);
        }
    }

    /** Goes down to the end, and adds messages on the way up until one of each way is accepted. */
    private static boolean offerAtTheEndOfTheStack(
        final Mailbox mailbox, final AtomicInteger accepted, final int shift) {
        boolean goOn;
        try {
            goOn = shift % 2 == 0 ? offerAtTheEndOfTheStack(mailbox, accepted, shift)
                : offerWithALargerFrame(mailbox, accepted, shift, shift, shift);
        } catch (final StackOverflowError e) {
            goOn = true;
        }
        if (!goOn) {
            return false;
        }
        boolean added = false;
        try {
            if (shift % 3 == 0) {
                mailbox.force(ME, PLAIN, MESSAGE, null);
                added = true;
            } else if (shift % 3 == 1) {
                added = mailbox.offer(ME, PLAIN, MESSAGE, null);
            } else {
                added = mailbox.offerLanes(ME, LANES, null, 0, 0, 0, 0, 0, 0);
            }
        } catch (final StackOverflowError e) {
            return true;
        }
        if (added) {
            accepted.set(accepted.get() + 1);
        }
        return accepted.get() < 6 && added;
    }

    private static boolean offerWithALargerFrame(
        final Mailbox mailbox, final AtomicInteger accepted, final int shift, final long wide, final long wider) {
        return offerAtTheEndOfTheStack(mailbox, accepted, wide == wider ? shift : shift + 1);
    }

    // ---------------------------------------------------------------- helpers

    private interface Producer {
        void run(long sender) throws Exception;
    }

    /** Runs senders 1 to n, all from the same moment, and passes on what they throw. */
    private static void inParallel(final int n, final Producer producer) throws Exception {
        final CyclicBarrier barrier = new CyclicBarrier(n);
        final AtomicReference<Throwable> failure = new AtomicReference<>();
        final List<Thread> threads = new ArrayList<>();
        for (int i = 1; i <= n; i++) {
            final long sender = i;
            threads.add(new Thread(() -> {
                try {
                    barrier.await();
                    producer.run(sender);
                } catch (final Throwable t) {
                    failure.set(t);
                }
            }));
        }
        threads.forEach(Thread::start);
        for (final Thread thread : threads) {
            thread.join();
        }
        assertThat(failure).hasNullValue();
    }

    private static long farAway() {
        return System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    }

    private static void awaitParked(final Thread thread) {
        while (thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
    }

    private static boolean offer(final Mailbox mailbox, final int i) {
        return mailbox.offer(ME, To.plain(i), MESSAGE, null);
    }

    private static boolean offerLanes(final Mailbox mailbox, final int i) {
        return mailbox.offerLanes(ME, To.ofLanes(i), null, 0, 0, 0, 0, 0, 0);
    }

    private static void force(final Mailbox mailbox, final int i) {
        mailbox.force(ME, To.plain(i), MESSAGE, null);
    }

    private static int take(final Mailbox mailbox) {
        return To.take(mailbox);
    }

    private static List<Long> lanes(final Mailbox mailbox, final int slot) {
        return LongStream.range(0, 6).mapToObj(lane -> mailbox.slots().lane(slot, (int) lane)).toList();
    }

    private static int drain(final Mailbox mailbox) {
        int drained = 0;
        while (mailbox.peek() != Slots.NONE) {
            To.take(mailbox);
            drained++;
        }
        return drained;
    }
}
