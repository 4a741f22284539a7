package io.rysy.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.rysy.ActorSystem;
import io.rysy.DeadlockException;
import io.rysy.Group;
import io.rysy.OnFull;
import io.rysy.SyncExecution;
import io.rysy.annotations.MailboxKind;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Circles that close while one in them has room, which it loses afterwards: it had not come to take it. The one that
 * has room is played by the test, which stands in the graph and does not look again.
 */
@Timeout(30)
class LostRoomTest {

    private static final Runnable NOTHING = () -> { };

    private final ActorSystem system = ActorSystem.builder("test").errorHandler(error -> { }).build();
    private final RunsRef sender =
        RunsRef.spawn(group("sender", SyncExecution.CALLER), "sender", context -> new Runs());
    private final CountDownLatch senderWent = new CountDownLatch(1);
    private final AtomicReference<Throwable> caught = new AtomicReference<>();

    private Group group(final String name, final SyncExecution execution) {
        return system.group(name).mailbox(MailboxKind.BLOCKING, 1).sync(execution)
            .onFull(OnFull.block(Duration.ofMinutes(10))).build();
    }

    @AfterEach
    void closeSystem() {
        system.close();
    }

    @Test
    void aCircleOfWaitsForRoomAloneIsFound() throws InterruptedException {
        final RunsRef full = RunsRef.spawn(group("full", SyncExecution.CALLER), "full", context -> new Runs());
        full.send(NOTHING);
        final CountDownLatch held = new CountDownLatch(1);
        final Thread thread = blockedSender(full, held);
        full.fastSend(() -> {
            held.countDown();
            haveRoomAndLoseIt(thread);
        });
        thread.join();

        assertThat(caught.get()).isInstanceOfSatisfying(DeadlockException.class, deadlock -> {
            assertThat(deadlock.waits()).hasSize(2);
            assertThat(deadlock).hasMessageContaining("blocked-sender").hasMessageContaining("'full'");
        });
    }

    @Test
    void aCircleThroughACallThatAnotherThreadRunsIsFound() throws InterruptedException {
        final Group owned = group("owned", SyncExecution.OWNER);
        final RunsRef full = RunsRef.spawn(group("full", SyncExecution.OWNER), "full", context -> new Runs());
        final RunsRef last = RunsRef.spawn(owned, "last", context -> new Runs());
        full.group().start();
        owned.start();
        final CountDownLatch taken = new CountDownLatch(1);
        final CountDownLatch filled = new CountDownLatch(1);
        final CountDownLatch held = new CountDownLatch(1);
        final Thread thread = blockedSender(full, held);
        full.send(() -> {
            taken.countDown();
            await(filled);
            last.fastSend(() -> {
                held.countDown();
                haveRoomAndLoseIt(thread);
            });
        });
        taken.await();
        full.send(NOTHING);
        filled.countDown();
        thread.join();

        assertThat(caught.get()).isInstanceOfSatisfying(DeadlockException.class,
            deadlock -> assertThat(deadlock.waits()).hasSize(3));
    }

    @Test
    void whoeverIsReleasedByTheEndOfAGroupIsInNoCircle() throws InterruptedException {
        final RunsRef full = RunsRef.spawn(group("full", SyncExecution.CALLER), "full", context -> new Runs());
        full.send(NOTHING);
        final CountDownLatch held = new CountDownLatch(1);
        final Thread thread = blockedSender(full, held);
        full.fastSend(() -> {
            held.countDown();
            awaitBlocked(thread);
            sender.send(NOTHING);
            sender.group().core().stopMembers();
            assertThatCode(() -> WaitForGraph.add(Carrier.current(), sender.group().core(), WaitForGraph.ROOM))
                .doesNotThrowAnyException();
            WaitForGraph.remove(Carrier.current());
        });
        full.group().doWork();
        thread.join();

        assertThat(caught.get()).isNull();
    }

    /** Holds the sender's group and waits for room in the other one, once that is held. */
    private Thread blockedSender(final RunsRef full, final CountDownLatch held) {
        final Thread thread = new Thread(() -> sender.fastSend(() -> {
            await(held);
            try {
                full.send(NOTHING);
            } catch (final DeadlockException e) {
                caught.set(e);
            } finally {
                senderWent.countDown();
            }
        }), "blocked-sender");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private void haveRoomAndLoseIt(final Thread blocked) {
        awaitBlocked(blocked);
        final Carrier carrier = Carrier.current();
        WaitForGraph.add(carrier, sender.group().core(), WaitForGraph.ROOM);
        try {
            assertThat(sender.offer(NOTHING)).isTrue();
            await(senderWent);
        } finally {
            WaitForGraph.remove(carrier);
        }
    }

    private static void awaitBlocked(final Thread thread) {
        while (thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.yield();
        }
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
