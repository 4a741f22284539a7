package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.annotations.MailboxKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Callers that are virtual threads, all on one carrier: whoever waits has to make way for the one that it waits for.
 */
@Timeout(120)
class VirtualThreadsOneCarrierTest extends Fixture {

    private static final List<Consumer<ProbeRef>> WAITING = List.of(
        probe -> probe.fastSend("waited"), probe -> probe.fastSendSpin("waited"),
        probe -> probe.fastSendAdaptive("waited"));

    private static final List<BiConsumer<ProbeRef, Probe.Act>> CALLS =
        List.of(ProbeRef::fastSend, ProbeRef::fastSendSpin, ProbeRef::fastSendAdaptive);

    private final List<Throwable> caught = Collections.synchronizedList(new ArrayList<>());

    /** Not atomic on purpose: only exclusion keeps it right. */
    private int count;

    @BeforeEach
    void oneCarrier() {
        VirtualThreads.assumeOneCarrier();
    }

    private Thread start(final Runnable body) {
        return VirtualThreads.start(() -> {
            try {
                body.run();
            } catch (final Throwable t) {
                caught.add(t);
            }
        });
    }

    private void runToEnd(final Runnable body) throws InterruptedException {
        VirtualThreads.join(List.of(start(body)));
        assertThat(caught).isEmpty();
    }

    @Test
    void everyOperationComesBackFromAGroupOnAPlatformThread() throws InterruptedException {
        final Group group = system.group("platform").build();
        group.start();
        allOperations(probe(group, "probe"));
    }

    @Test
    void everyOperationComesBackFromAGroupOnAVirtualThread() throws InterruptedException {
        final Group group = system.group("virtual").threadFactory(VirtualThreads::unstarted).build();
        group.start();
        allOperations(probe(group, "probe"));
    }

    @Test
    void everyOperationComesBackWhereTheGroupsOwnVirtualThreadRunsTheCalls() throws InterruptedException {
        final Group group = system.group("owned").sync(SyncExecution.OWNER)
            .threadFactory(VirtualThreads::unstarted).build();
        group.start();
        allOperations(probe(group, "probe"));
    }

    private void allOperations(final ProbeRef probe) throws InterruptedException {
        probe.started().toCompletableFuture().join();
        final int rounds = 200;
        final AtomicInteger sent = new AtomicInteger();
        runToEnd(() -> {
            for (int i = 0; i < rounds; i++) {
                probe.fastSend("note");
                probe.fastSendSpin("note");
                probe.fastSendAdaptive("note");
                sent.addAndGet(3);
                try {
                    probe.fastSendX("note");
                    sent.incrementAndGet();
                } catch (final ActorBusyException e) {
                    assertThat(e).hasMessageContaining("probe");
                }
                assertThat(probe.fastSendOr(new Probe.Count(), -1L)).isGreaterThanOrEqualTo(-1L);
                probe.fastSendVoid("note");
                probe.send("note");
                sent.addAndGet(2);
                assertThat(probe.ask(new Probe.Count()).toCompletableFuture().join()).isEqualTo(sent.get());
            }
        });
        assertThat(record(probe)).hasSize(sent.get());
        assertThat(errors).isEmpty();
    }

    @Test
    void whoeverWaitsMakesWayForAHolderThatIsParkedInsideItsHandler() throws InterruptedException {
        for (final Consumer<ProbeRef> operation : WAITING) {
            final Group group = system.group("held").build();
            final ProbeRef probe = probe(group, "probe");
            final CountDownLatch held = new CountDownLatch(1);
            final CountDownLatch release = new CountDownLatch(1);
            final Thread holder = start(() -> in(probe, () -> {
                held.countDown();
                await(release);
            }));
            held.await();
            final Thread caller = start(() -> operation.accept(probe));
            while (group.core().waiters() != 1) {
                Thread.onSpinWait();
            }
            // Needs the carrier too, which a caller that spins is using.
            final Thread releaser = start(release::countDown);

            VirtualThreads.join(List.of(releaser, holder, caller));

            assertThat(caught).isEmpty();
            assertThat(record(probe)).containsExactly("waited");
        }
    }

    @Test
    void whoeverDoesNotWaitIsRefusedWhileTheHolderIsParked() throws InterruptedException {
        final Group group = system.group("held").build();
        final ProbeRef probe = probe(group, "probe");
        final CountDownLatch held = new CountDownLatch(1);
        final CountDownLatch release = new CountDownLatch(1);
        final Thread holder = start(() -> in(probe, () -> {
            held.countDown();
            await(release);
        }));
        held.await();
        final List<Object> results = Collections.synchronizedList(new ArrayList<>());
        runToEnd(() -> {
            try {
                probe.fastSendX("refused");
            } catch (final ActorBusyException e) {
                results.add("busy");
            }
            results.add(probe.fastSendOr(new Probe.Count(), -7L));
            results.add(probe.fastSendVoid("queued"));
        });
        release.countDown();
        VirtualThreads.join(List.of(holder));

        assertThat(results).containsExactly("busy", -7L, false);
        runAll(group);
        assertThat(record(probe)).containsExactly("queued");
    }

    @Test
    void manyExcludeEachOtherAlsoWhereHandlersPark() throws InterruptedException {
        final Group group = system.group("busy").build();
        group.start();
        final ProbeRef probe = probe(group, "probe");
        final int threads = 40;
        final int calls = 50;
        final List<Thread> callers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            final BiConsumer<ProbeRef, Probe.Act> call = CALLS.get(i % CALLS.size());
            final boolean parks = i % 4 == 0;
            callers.add(start(() -> {
                for (int done = 0; done < calls; done++) {
                    call.accept(probe, new Probe.Act(() -> addOne(parks)));
                }
            }));
        }
        for (int i = 0; i < calls; i++) {
            probe.send(new Probe.Act(() -> addOne(false)));
        }
        VirtualThreads.join(callers);
        probe.stop();
        probe.stopped().toCompletableFuture().join();

        assertThat(caught).isEmpty();
        assertThat(count).isEqualTo((threads + 1) * calls);
    }

    private void addOne(final boolean parks) {
        final int before = count;
        if (parks) {
            LockSupport.parkNanos(1_000);
        }
        count = before + 1;
    }

    @ParameterizedTest
    @EnumSource
    void aBlockingSendMakesWayForTheGroupThatMakesRoom(final MailboxKind kind) throws InterruptedException {
        final Group group = system.group("full").mailbox(kind, 1).onFull(OnFull.block(Duration.ofMinutes(10)))
            .threadFactory(VirtualThreads::unstarted).build();
        final ProbeRef probe = probe(group, "probe");
        final int threads = 4;
        final int messages = 100;
        final List<Thread> senders = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            senders.add(start(() -> {
                for (int sent = 0; sent < messages; sent++) {
                    probe.send("note");
                }
            }));
        }
        group.start();
        VirtualThreads.join(senders);

        assertThat(caught).isEmpty();
        assertThat(probe.ask(new Probe.Count()).toCompletableFuture().join()).isEqualTo(threads * messages);
    }

    @Test
    void aCircleIsFoundAndNamesItsThreads() throws InterruptedException {
        for (int round = 0; round < 30; round++) {
            circle(2 + round % 3, round);
        }
    }

    private void circle(final int size, final int round) throws InterruptedException {
        final List<ProbeRef> probes = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            probes.add(probe(system.group("group-" + i).build(), "probe-" + i));
        }
        final CyclicBarrier allHold = new CyclicBarrier(size);
        final List<Thread> threads = new ArrayList<>();
        final AtomicInteger ran = new AtomicInteger();
        caught.clear();
        for (int i = 0; i < size; i++) {
            final ProbeRef own = probes.get(i);
            final ProbeRef next = probes.get((i + 1) % size);
            final BiConsumer<ProbeRef, Probe.Act> call = CALLS.get((i + round) % CALLS.size());
            threads.add(start(() -> in(own, () -> {
                await(allHold);
                call.accept(next, new Probe.Act(ran::incrementAndGet));
            })));
        }
        VirtualThreads.join(threads);

        assertThat(caught).singleElement().isInstanceOfSatisfying(DeadlockException.class, deadlock -> {
            assertThat(deadlock.waits()).hasSize(size);
            for (final Thread thread : threads) {
                assertThat(deadlock).hasMessageContaining("thread '#" + idOf(thread) + "' runs probe-");
            }
        });
        assertThat(ran).hasValue(size - 1);
        assertThat(errors).isEmpty();
    }

    @SuppressWarnings("deprecation")
    private static long idOf(final Thread thread) {
        return thread.getId();
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void await(final CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (final Exception e) {
            throw new AssertionError(e);
        }
    }
}
