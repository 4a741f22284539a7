package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.delivery.Carrier;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a group's runner keeps of its own chain while callers, or other groups, come in between. */
@Timeout(60)
class RunnerChainTest extends Fixture {

    @Test
    void aCallerFromAnotherGroupLeavesNothingOfItsChainToTheRunner() throws InterruptedException {
        final Group group = system.group("target").build();
        final ProbeRef target = probe(group, "target");
        final ProbeRef caller = probe(system.group("caller").build(), "caller");
        final CountDownLatch running = new CountDownLatch(1);
        target.send(new Probe.Act(() -> {
            running.countDown();
            while (group.core().waiters() == 0) {
                Thread.onSpinWait();
            }
        }));
        target.send("queued");
        final Thread thread = new Thread(() -> {
            await(running);
            in(caller, () -> target.fastSendSpin("called"));
        });
        thread.start();

        group.doWork();
        thread.join();

        assertThat(Carrier.current().isInside()).isFalse();
        assertThat(record(target)).containsExactly("called", "queued");
    }

    @Test
    void aMessageSentWhileTheChainHoldsTheReceiversGroupKeepsItsPlaceInTheOrder() {
        final Group receivers = system.group("receivers").build();
        final ProbeRef receiver = probe(receivers, "receiver");
        final ProbeRef entry = probe(receivers, "entry");
        final ProbeRef sender = probe(system.group("senders").build(), "sender");
        in(sender, () -> receiver.send("first"));

        in(entry, () -> in(sender, () -> receiver.send("second")));
        runAll(receivers);

        assertThat(record(receiver)).containsExactly("first", "second");
    }

    @Test
    void callsThatTheGroupsOwnThreadRunsAreCounted() {
        final Group owned = system.group("owned").sync(SyncExecution.OWNER).build();
        final ProbeRef probe = probe(owned, "probe");
        owned.start();
        for (int i = 0; i < 3; i++) {
            probe.fastSend("called");
        }

        assertThat(probe.counters().synchronousCompletions()).isEqualTo(3);
    }

    @Test
    void waitsInOneDirectionAreNoDeadlockHoweverLongTheLineIs() throws InterruptedException {
        final ProbeRef target = probe(system.group("target").build(), "target");
        final List<Throwable> caught = new ArrayList<>();
        final List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            final ProbeRef own = probe(system.group("own-" + i).build(), "own-" + i);
            final Thread thread = new Thread(() -> {
                for (int call = 0; call < 2_000; call++) {
                    try {
                        in(own, () -> target.fastSend(""));
                    } catch (final RuntimeException e) {
                        synchronized (caught) {
                            caught.add(e);
                        }
                    }
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (final Thread thread : threads) {
            thread.join();
        }

        assertThat(caught).isEmpty();
        assertThat(record(target)).hasSize(16_000);
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
