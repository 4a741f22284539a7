package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Several threads at one group: exclusion, hand-over, fairness. */
class ContentionTest extends Fixture {

    private static final int THREADS = 4;
    private static final int CALLS = 20_000;
    private static final int DRIVEN_CALLS = 500;

    private final Group group = system.group("group").build();
    private final ProbeRef probe = probe(group, "probe");

    /** Not atomic on purpose: only exclusion keeps it right. */
    private int count;

    private final Probe.Act increment = new Probe.Act(() -> count++);

    @Test
    void sleepingCallersExcludeEachOther() throws InterruptedException {
        hammer(target -> target.fastSend(increment));
    }

    @Test
    void spinningCallersExcludeEachOther() throws InterruptedException {
        hammer(target -> target.fastSendSpin(increment));
    }

    @Test
    void adaptiveCallersExcludeEachOther() throws InterruptedException {
        hammer(target -> target.fastSendAdaptive(increment));
    }

    @Test
    void allKindsOfCallersExcludeEachOtherAndTheGroupsOwnThread() throws InterruptedException {
        group.start();
        final List<Consumer<ProbeRef>> operations = List.of(
            target -> target.fastSend(increment), target -> target.fastSendSpin(increment),
            target -> target.fastSendAdaptive(increment), ContentionTest.this::untilNotBusy);
        final AtomicInteger next = new AtomicInteger();
        final Thread sender = new Thread(() -> {
            for (int i = 0; i < CALLS; i++) {
                while (!probe.offer(increment)) {
                    Thread.onSpinWait();
                }
            }
        });
        sender.start();
        run(target -> operations.get(next.getAndIncrement() % operations.size()).accept(target));
        sender.join();
        probe.stop();
        probe.stopped().toCompletableFuture().join();

        assertThat(count).isEqualTo((THREADS + 1) * CALLS);
    }

    private void untilNotBusy(final ProbeRef target) {
        while (true) {
            try {
                target.fastSendX(increment);
                return;
            } catch (final ActorBusyException e) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void fastSendVoidRunsHereOrLaterButOnce() throws InterruptedException {
        group.start();
        final AtomicInteger here = new AtomicInteger();
        run(target -> {
            while (true) {
                try {
                    if (target.fastSendVoid(increment)) {
                        here.incrementAndGet();
                    }
                    return;
                } catch (final MailboxFullException e) {
                    Thread.onSpinWait();
                }
            }
        });
        probe.stop();
        probe.stopped().toCompletableFuture().join();

        assertThat(count).isEqualTo(THREADS * CALLS);
        assertThat(here.get()).isBetween(0, THREADS * CALLS);
    }

    @Test
    void fastSendXIsRefusedWhileTheGroupRunsSomethingElse() throws InterruptedException {
        whileHeldByAnother(() -> {
            assertThatThrownBy(() -> probe.fastSendX("refused")).isInstanceOf(ActorBusyException.class)
                .hasMessageContaining("'probe'").hasNoSuppressedExceptions();
            assertThat(probe.fastSendOr(new Probe.Count(), -7L)).isEqualTo(-7L);
            assertThat(probe.fastSendVoid("enqueued")).isFalse();
        });

        runAll(group);
        assertThat(record(probe)).containsExactly("enqueued");
    }

    @Test
    void fastSendVoidNeverOvertakesWhatTheSameSenderSentBefore() {
        probe.send("first");
        assertThat(probe.fastSendVoid("second")).isFalse();

        runAll(group);
        assertThat(probe.fastSendVoid("third")).isTrue();

        assertThat(record(probe)).containsExactly("first", "second", "third");
    }

    @Test
    void callersAreServedFirstComeFirstServed() throws InterruptedException {
        final List<String> order = new ArrayList<>();
        final List<Thread> callers = new ArrayList<>();
        whileHeldByAnother(() -> {
            for (int i = 0; i < 5; i++) {
                final String name = "caller-" + i;
                final Thread caller = new Thread(() -> probe.fastSend(new Probe.Act(() -> order.add(name))));
                caller.start();
                callers.add(caller);
                final int inLine = i + 1;
                while (group.core().waiters() != inLine) {
                    Thread.onSpinWait();
                }
            }
        });
        for (final Thread caller : callers) {
            caller.join();
        }

        assertThat(order).containsExactly("caller-0", "caller-1", "caller-2", "caller-3", "caller-4");
    }

    @Test
    void aWaitingCallerIsOvertakenByAtMostOneTurnAfterTheOneInProgress() throws InterruptedException {
        final CountDownLatch running = new CountDownLatch(1);
        final CountDownLatch go = new CountDownLatch(1);
        probe.send(new Probe.Act(() -> {
            running.countDown();
            await(go);
        }));
        for (int i = 0; i < 1000; i++) {
            probe.send("queued");
        }
        group.start();
        running.await();
        final long[] overtaken = new long[1];
        final Thread caller = new Thread(() -> overtaken[0] = probe.fastSendSpin(new Probe.Count()));
        caller.start();
        while (group.core().waiters() != 1) {
            Thread.onSpinWait();
        }
        go.countDown();
        caller.join();

        assertThat(overtaken[0]).isLessThanOrEqualTo(1);
    }

    @Test
    void theMailboxGetsItsTurnsUnderSaturatingCallers() throws InterruptedException {
        final int messages = 500;
        final CountDownLatch handled = new CountDownLatch(messages);
        final Probe.Act message = new Probe.Act(handled::countDown);
        final boolean[] stop = new boolean[1];
        final List<Thread> callers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            final Thread caller = new Thread(() -> {
                while (probe.fastSendSpin(new Probe.Count()) >= 0 && !isSet(stop)) {
                    Thread.onSpinWait();
                }
            });
            caller.start();
            callers.add(caller);
        }
        for (int i = 0; i < messages; i++) {
            probe.send(message);
        }
        group.start();

        handled.await();

        set(stop);
        for (final Thread caller : callers) {
            caller.join();
        }
    }

    @Test
    @Timeout(60)
    void twoThreadsThatDriveTheGroupTakeTurnsWithItsCallers() throws InterruptedException {
        final AtomicBoolean over = new AtomicBoolean();
        final AtomicInteger sent = new AtomicInteger();
        final List<Thread> drivers = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            final Thread driver = new Thread(() -> {
                while (!over.get()) {
                    sent.addAndGet(probe.offer(increment) ? 1 : 0);
                    group.doWork();
                }
            });
            driver.setDaemon(true);
            driver.start();
            drivers.add(driver);
        }
        run(DRIVEN_CALLS, target -> target.fastSend(increment));
        over.set(true);
        for (final Thread driver : drivers) {
            driver.join();
        }
        runAll(group);

        assertThat(count).isEqualTo(THREADS * DRIVEN_CALLS + sent.get());
        assertThat(group.core().waiters()).isZero();
    }

    private static synchronized boolean isSet(final boolean[] flag) {
        return flag[0];
    }

    private static synchronized void set(final boolean[] flag) {
        flag[0] = true;
    }

    private void hammer(final Consumer<ProbeRef> operation) throws InterruptedException {
        run(operation);
        assertThat(count).isEqualTo(THREADS * CALLS);
    }

    private void run(final Consumer<ProbeRef> operation) throws InterruptedException {
        run(CALLS, operation);
    }

    private void run(final int calls, final Consumer<ProbeRef> operation) throws InterruptedException {
        final List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            final Thread thread = new Thread(() -> {
                for (int call = 0; call < calls; call++) {
                    operation.accept(probe);
                }
            });
            thread.start();
            threads.add(thread);
        }
        for (final Thread thread : threads) {
            thread.join();
        }
    }

    private void whileHeldByAnother(final Runnable body) throws InterruptedException {
        final CountDownLatch held = new CountDownLatch(1);
        final CountDownLatch release = new CountDownLatch(1);
        final Thread holder = new Thread(() -> in(probe, () -> {
            held.countDown();
            await(release);
        }));
        holder.start();
        held.await();
        try {
            body.run();
        } finally {
            release.countDown();
            holder.join();
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
