package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class SyncExecutionTest extends Fixture {

    private final Group owned = system.group("owned").sync(SyncExecution.OWNER).build();
    private final ProbeRef probe = probe(owned, "probe");
    private final ReplierRef replier = ReplierRef.spawn(owned, "replier", context -> new Replier());
    private final EdgeRef edge = EdgeRef.spawn(owned, "edge", context -> new Edge(context.self()));

    @Test
    void theGroupsOwnThreadRunsTheCall() {
        owned.start();
        final Thread[] ran = new Thread[1];

        probe.fastSend(new Probe.Act(() -> ran[0] = Thread.currentThread()));

        assertThat(ran[0].getName()).isEqualTo("owned");
    }

    @Test
    void everyKindOfReplyComesBack() {
        owned.start();
        final StringBuilder mine = new StringBuilder();

        assertThat(replier.fastSend(21)).isEqualTo(42L);
        assertThat(replier.fastSendSpin("you")).isEqualTo("hello you");
        assertThat(replier.fastSendAdaptive(new Replier.Explicit(reply -> reply.reply("done")))).isEqualTo("done");
        assertThat(replier.fastSend(new Replier.Fill(), mine)).hasToString("filled");
        assertThat(edge.fastSendRatio(3.0, 2.0f)).isEqualTo(1.5);
        assertThatThrownBy(() -> replier.fastSend("")).isInstanceOf(HandlerFailedException.class)
            .hasCauseInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> replier.fastSend(new Replier.Explicit(reply -> { })))
            .isInstanceOf(NoReplyException.class);
    }

    @ParameterizedTest
    @EnumSource
    void whatACallSendsInsideIsHandledBeforeTheNextCall(final Order order) throws InterruptedException {
        final Group group = system.group("driven").sync(SyncExecution.OWNER).order(order).build();
        final ProbeRef member = probe(group, "member");
        group.doWork();
        final List<String> seen = new ArrayList<>();
        final List<Thread> callers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            final Thread caller = new Thread(() -> member.fastSend(new Probe.Act(() -> {
                seen.add("call");
                member.send(new Probe.Act2(() -> seen.add("mail")));
            })));
            caller.start();
            callers.add(caller);
            while (caller.getState() != Thread.State.WAITING && caller.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
        }

        runAll(group);
        for (final Thread caller : callers) {
            caller.join();
        }

        assertThat(seen).containsExactly("call", "mail", "call", "mail", "call", "mail");
    }

    @Test
    void aCallComesBeforeTheMailbox() throws InterruptedException {
        final CountDownLatch running = new CountDownLatch(1);
        final CountDownLatch go = new CountDownLatch(1);
        probe.send(new Probe.Act(() -> {
            running.countDown();
            await(go);
        }));
        for (int i = 0; i < 1000; i++) {
            probe.send("queued");
        }
        owned.start();
        running.await();
        final long[] overtaken = new long[1];
        final Thread caller = new Thread(() -> overtaken[0] = probe.fastSend(new Probe.Count()));
        caller.start();
        while (!owned.core().hasCallers()) {
            Thread.onSpinWait();
        }
        go.countDown();
        caller.join();

        assertThat(overtaken[0]).isLessThanOrEqualTo(1);
    }

    @Test
    void manyCallersAreAllServed() throws InterruptedException {
        owned.start();
        final int[] count = new int[1];
        final Probe.Act increment = new Probe.Act(() -> count[0]++);
        final List<Thread> callers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            final Thread caller = new Thread(() -> {
                for (int call = 0; call < 2_000; call++) {
                    probe.fastSend(increment);
                }
            });
            caller.start();
            callers.add(caller);
        }
        for (final Thread caller : callers) {
            caller.join();
        }

        assertThat(probe.fastSend(new Probe.Compute<>(actor -> count[0]))).isEqualTo(8_000);
    }

    @Test
    void membersCallEachOtherAsEver() {
        owned.start();
        final ProbeRef other = probe(owned, "other");

        probe.fastSend(new Probe.Act(() -> other.fastSend("inside")));

        assertThat(record(other)).containsExactly("inside");
    }

    @Test
    void aGroupWithoutCallersRefusesThem() {
        final Group none = system.group("none").sync(SyncExecution.NONE).build();
        final ProbeRef alone = probe(none, "alone");

        assertThatThrownBy(() -> alone.fastSend("refused")).isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("SyncExecution.NONE");
        assertThatThrownBy(() -> alone.fastSendX("refused")).isInstanceOf(IllegalStateException.class);
        assertThat(alone.fastSendVoid("enqueued")).isFalse();
        final List<Object> seen = new ArrayList<>();
        alone.send(new Probe.Act(() -> seen.add(alone.counters().asynchronousFallbacks())));
        runAll(none);

        assertThat(seen).containsExactly(1L);
    }

    private static void await(final CountDownLatch latch) {
        try {
            latch.await();
        } catch (final InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
