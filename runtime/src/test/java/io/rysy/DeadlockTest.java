package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.annotations.MailboxKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Circles of threads that wait for each other's groups. */
@Timeout(60)
class DeadlockTest extends Fixture {

    private static final BiConsumer<ProbeRef, Probe.Act> SLEEP = ProbeRef::fastSend;
    private static final BiConsumer<ProbeRef, Probe.Act> SPIN = ProbeRef::fastSendSpin;
    private static final BiConsumer<ProbeRef, Probe.Act> ADAPTIVE = ProbeRef::fastSendAdaptive;

    @Test
    void twoThreadsThatCallEachOthersGroupsAreFound() throws InterruptedException {
        circle(List.of(SLEEP, SLEEP));
    }

    @Test
    void spinningAndAdaptiveCallersAreFoundToo() throws InterruptedException {
        circle(List.of(SPIN, SPIN));
        circle(List.of(ADAPTIVE, SPIN));
    }

    @Test
    void aCircleOfFiveThreadsIsFound() throws InterruptedException {
        circle(List.of(SLEEP, SPIN, ADAPTIVE, SLEEP, SLEEP));
    }

    @Test
    void itIsFoundEveryTime() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            circle(List.of(SLEEP, SLEEP, SLEEP));
        }
    }

    /** Each thread holds its own group and then calls the next one's. */
    private void circle(final List<BiConsumer<ProbeRef, Probe.Act>> calls) throws InterruptedException {
        final int size = calls.size();
        final List<ProbeRef> probes = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            probes.add(probe(system.group("group-" + i).build(), "probe-" + i));
        }
        final CyclicBarrier allHold = new CyclicBarrier(size);
        final List<Throwable> caught = Collections.synchronizedList(new ArrayList<>());
        final int[] ran = new int[1];
        final List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            final ProbeRef own = probes.get(i);
            final ProbeRef next = probes.get((i + 1) % size);
            final BiConsumer<ProbeRef, Probe.Act> call = calls.get(i);
            final Thread thread = new Thread(() -> {
                try {
                    in(own, () -> {
                        await(allHold);
                        call.accept(next, new Probe.Act(() -> count(ran)));
                    });
                } catch (final Throwable t) {
                    caught.add(t);
                }
            }, "thread-" + i);
            threads.add(thread);
            thread.start();
        }
        for (final Thread thread : threads) {
            thread.join();
        }

        assertThat(caught).singleElement().isInstanceOfSatisfying(DeadlockException.class, deadlock -> {
            assertThat(deadlock.waits()).hasSize(size);
            for (int i = 0; i < size; i++) {
                assertThat(deadlock).hasMessageContaining("thread-" + i).hasMessageContaining("group-" + i)
                    .hasMessageContaining("probe-" + i + "(Act)");
            }
        });
        assertThat(ran[0]).isEqualTo(size - 1);
        assertThat(probes.stream().mapToLong(probe -> probe.counters().deadlocks()).sum()).isEqualTo(1);
        assertThat(errors).isEmpty();
    }

    @Test
    void waitsThatConvergeAreNoDeadlock() throws InterruptedException {
        final ProbeRef target = probe(system.group("target").build(), "target");
        final CountDownLatch held = new CountDownLatch(1);
        final CountDownLatch release = new CountDownLatch(1);
        final Thread holder = new Thread(() -> in(target, () -> {
            held.countDown();
            await(release);
        }));
        holder.start();
        held.await();
        final List<Throwable> caught = Collections.synchronizedList(new ArrayList<>());
        final List<Thread> callers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            final ProbeRef own = probe(system.group("caller-" + i).build(), "caller-" + i);
            final Thread caller = new Thread(() -> {
                try {
                    in(own, () -> target.fastSend("converge"));
                } catch (final Throwable t) {
                    caught.add(t);
                }
            });
            callers.add(caller);
            caller.start();
        }
        while (target.group().core().waiters() != 4) {
            Thread.onSpinWait();
        }
        release.countDown();
        holder.join();
        for (final Thread caller : callers) {
            caller.join();
        }

        assertThat(caught).isEmpty();
        assertThat(record(target)).hasSize(4);
    }

    @Test
    void aBlockingSendToAFullMailboxAndACallBackAreFound() throws InterruptedException {
        final Group full = system.group("full").mailbox(MailboxKind.BLOCKING, 1)
            .onFull(OnFull.block(Duration.ofMinutes(10))).build();
        final ProbeRef receiver = probe(full, "receiver");
        final ProbeRef sender = probe(system.group("sender").build(), "sender");
        final CyclicBarrier bothHold = new CyclicBarrier(2);
        final List<Throwable> caught = Collections.synchronizedList(new ArrayList<>());
        receiver.send(new Probe.Act(() -> {
            await(bothHold);
            try {
                sender.fastSend("back");
            } catch (final DeadlockException e) {
                caught.add(e);
            }
        }));
        full.start();
        final Thread thread = new Thread(() -> {
            try {
                in(sender, () -> {
                    await(bothHold);
                    receiver.send("fills");
                    receiver.send("blocks");
                });
            } catch (final DeadlockException e) {
                caught.add(e);
            }
        });
        thread.start();
        thread.join();
        receiver.stop();
        receiver.stopped().toCompletableFuture().join();

        assertThat(caught).hasSize(1);
        assertThat(caught.get(0)).isInstanceOf(DeadlockException.class);
    }

    @Test
    void aCircleThatComesApartWhileItIsFoundLeavesTheLocksInOrder() throws InterruptedException {
        final long limit = 200_000;
        final Group full = system.group("full").mailbox(MailboxKind.BLOCKING, 1)
            .onFull(OnFull.block(Duration.ofNanos(limit))).build();
        final ProbeRef receiver = probe(full, "receiver");
        final Group senders = system.group("senders").build();
        final ProbeRef sender = probe(senders, "sender");
        receiver.send("fills");
        final Random random = new Random(1);
        for (int round = 0; round < 2_000; round++) {
            final CyclicBarrier bothHold = new CyclicBarrier(2);
            final List<Throwable> caught = Collections.synchronizedList(new ArrayList<>());
            final Thread thread = new Thread(() -> in(sender, () -> {
                await(bothHold);
                caught.add(thrownBy(() -> receiver.send("blocks, and gives up")));
            }));
            thread.start();
            final long delay = random.nextInt(2 * (int) limit);
            in(receiver, () -> {
                await(bothHold);
                spin(delay);
                caught.add(thrownBy(() -> sender.fastSend("back")));
            });
            thread.join();

            assertThat(caught).allMatch(
                e -> e == null || e instanceof DeadlockException || e instanceof MailboxFullException);
            assertThat(senders.core().waiters()).isZero();
            sender.fastSendX("free");
        }
    }

    private static Throwable thrownBy(final Runnable body) {
        try {
            body.run();
            return null;
        } catch (final Throwable t) {
            return t;
        }
    }

    private static void spin(final long nanos) {
        final long begin = System.nanoTime();
        while (System.nanoTime() - begin < nanos) {
            Thread.onSpinWait();
        }
    }

    @Test
    void anOwnerCallAndACallBackAreFound() throws InterruptedException {
        final Group owned = system.group("owned").sync(SyncExecution.OWNER).build();
        final ProbeRef receiver = probe(owned, "receiver");
        final ProbeRef caller = probe(system.group("caller").build(), "caller");
        owned.start();
        final List<Throwable> caught = Collections.synchronizedList(new ArrayList<>());
        final Thread thread = new Thread(() -> {
            try {
                in(caller, () -> receiver.fastSend(new Probe.Act(() -> caller.fastSend("back"))));
            } catch (final DeadlockException e) {
                caught.add(e);
            }
        });
        thread.start();
        thread.join();

        assertThat(caught).hasSize(1);
        assertThat(caller.counters().deadlocks()).isEqualTo(1);
        receiver.fastSend("goes on");
        assertThat(record(receiver)).containsExactly("goes on");
    }

    private static synchronized void count(final int[] counter) {
        counter[0]++;
    }

    private static void await(final CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (final Exception e) {
            throw new AssertionError(e);
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
