package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.annotations.MailboxKind;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Senders at the end of their stack, to a group that sleeps: what the send throws for is not accepted, and for what is
 * accepted the group is woken. One that is not woken sleeps for a second, each time.
 */
class SendAtEndOfStackTest extends Fixture {

    private static final int RUNS = 60;
    private static final int SENDS = 400;
    private static final long SMALL_STACK = 300_000;

    private final AtomicInteger handled = new AtomicInteger();
    private final Probe.Act message = new Probe.Act(handled::incrementAndGet);
    private int tries;
    private int accepted;

    private void sendFromTheEndOfTheStack(final ProbeRef to) {
        try {
            sendFromTheEndOfTheStack(to);
        } finally {
            if (tries < SENDS) {
                tries++;
                to.send(message);
                accepted++;
            }
        }
    }

    private void sendAll(final ProbeRef to) {
        try {
            sendFromTheEndOfTheStack(to);
        } catch (final StackOverflowError e) {
            // Meant to happen.
            tries = SENDS;
        }
    }

    private void check(final Group group, final Consumer<ProbeRef> sender) throws InterruptedException {
        final ProbeRef target = probe(group, "target");
        final Thread[] runner = new Thread[1];
        group.start();
        target.send(new Probe.Act(() -> {
            runner[0] = Thread.currentThread();
            handled.incrementAndGet();
        }));
        accepted = 1;
        for (int run = 0; run < RUNS; run++) {
            while (handled.get() < accepted || runner[0].getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            assertThat(handled.getAndSet(0)).isEqualTo(accepted);
            tries = 0;
            accepted = 0;
            final Thread thread = new Thread(null, () -> sender.accept(target), "sender", SMALL_STACK + run * 64);
            thread.start();
            thread.join();
            assertThat(accepted).isPositive();
        }
        system.close();
        assertThat(handled.get()).isEqualTo(accepted);
    }

    @ParameterizedTest
    @CsvSource({"RUN_TO_COMPLETION, BLOCKING", "ARRIVAL, BLOCKING", "ARRIVAL, LOCK_FREE"})
    @Timeout(30)
    void inAHandlerThatACallerRuns(final Order order, final MailboxKind kind) throws InterruptedException {
        final Group group = system.group("group").mailbox(kind, 5000).order(order).build();
        final ProbeRef caller = probe(group, "caller");
        check(group, target -> caller.fastSend(new Probe.Act2(() -> sendAll(target))));
    }

    @ParameterizedTest
    @CsvSource({"RUN_TO_COMPLETION, BLOCKING", "RUN_TO_COMPLETION, BATCHED", "RUN_TO_COMPLETION, SHARDED",
        "RUN_TO_COMPLETION, LOCK_FREE"})
    @Timeout(30)
    void onAThreadOutside(final Order order, final MailboxKind kind) throws InterruptedException {
        check(system.group("group").mailbox(kind, 5000).order(order).build(), this::sendAll);
    }
}
