package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.annotations.MailboxKind;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GroupTest extends Fixture {

    private final Group group = system.group("group").build();

    @Test
    void whatIsSentIsHandledInTurnsOfTheGroup() {
        final ProbeRef probe = probe(group, "probe");
        probe.send("one");
        probe.send("two");

        assertThat(group.queued()).isEqualTo(2);
        runAll(group);

        assertThat(record(probe)).containsExactly("one", "two");
        assertThat(group.queued()).isZero();
        assertThat(group.doWork()).isZero();
    }

    @Test
    void internalMessagesAreHandledBeforeTheNextFromTheMailbox() {
        final ProbeRef first = probe(group, "first");
        final ProbeRef second = probe(group, "second");
        first.send(new Probe.Act(() -> second.send("internal")));
        second.send("outside");

        runAll(group);

        assertThat(record(second)).containsExactly("internal", "outside");
    }

    /** A group that is not woken sleeps for a second. */
    @ParameterizedTest
    @EnumSource
    @Timeout(20)
    void aGroupThatSleepsIsWokenForWhatACallersHandlerSendsToAMember(final Order order) throws InterruptedException {
        final Group group = system.group("sleeper").order(order).build();
        final ProbeRef caller = probe(group, "caller");
        final ProbeRef member = probe(group, "member");
        final BlockingQueue<Thread> runners = new LinkedBlockingQueue<>();
        final Probe.Act act = new Probe.Act(() -> runners.add(Thread.currentThread()));
        group.start();
        caller.send(act);
        final Thread runner = runners.take();
        for (int i = 0; i < 50; i++) {
            while (runner.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }

            in(caller, () -> member.send(act));

            assertThat(runners.take()).isSameAs(runner);
        }
    }

    @Test
    void inOrderOfArrivalInternalMessagesJoinTheMailbox() {
        final Group arrival = system.group("arrival").order(Order.ARRIVAL).build();
        final ProbeRef first = probe(arrival, "first");
        final ProbeRef second = probe(arrival, "second");
        first.send(new Probe.Act(() -> second.send("internal")));
        second.send("outside");

        runAll(arrival);

        assertThat(record(second)).containsExactly("outside", "internal");
    }

    @Test
    void anEndlessSelfSenderDoesNotStarveTheOutside() {
        final ProbeRef endless = probe(group, "endless");
        final ProbeRef other = probe(group, "other");
        final Probe.Act[] again = new Probe.Act[1];
        again[0] = new Probe.Act(() -> endless.send(again[0]));
        endless.send(again[0]);
        other.send("outside");

        group.doWork();

        assertThat(record(other)).containsExactly("outside");
        again[0] = new Probe.Act(() -> { });
        runAll(group);
    }

    @Test
    void aFullMailboxRejectsAndTheSenderKeepsTheMessage() {
        final Group small = system.group("small").mailbox(MailboxKind.BLOCKING, 2).build();
        final ProbeRef probe = probe(small, "probe");
        assertThat(probe.offer("one")).isTrue();
        assertThat(probe.offer("two")).isTrue();

        assertThat(probe.offer("three")).isFalse();
        assertThatThrownBy(() -> probe.send("three")).isInstanceOf(MailboxFullException.class)
            .hasMessageContaining("'probe'").hasMessageContaining("'small'");

        runAll(small);
        assertThat(record(probe)).containsExactly("one", "two");
    }

    @Test
    void aNullMessageIsRefusedAtTheSender() {
        final ProbeRef probe = probe(group, "probe");

        assertThatThrownBy(() -> probe.send((String) null)).isInstanceOf(NullPointerException.class)
            .hasMessageContaining("'probe'");
    }

    @Test
    void aGroupWithItsOwnThreadRefusesToBeDriven() {
        group.start();

        assertThatThrownBy(group::doWork).isInstanceOf(IllegalStateException.class).hasMessageContaining("own thread");
        assertThatThrownBy(group::start).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aGroupCannotBeDrivenFromInsideOneOfItsTurns() {
        final ProbeRef probe = probe(group, "probe");
        probe.send(new Probe.Act(group::doWork));

        runAll(group);

        assertThat(errors).hasSize(1);
        assertThat(errors.get(0)).isInstanceOf(HandlerFailedException.class).rootCause()
            .hasMessageContaining("from inside");
    }

    @Test
    void theOwnThreadIsWokenByWhatIsSent() throws InterruptedException {
        final ProbeRef probe = probe(group, "probe");
        group.start();
        for (int i = 0; i < 200; i++) {
            final CountDownLatch handled = new CountDownLatch(1);
            probe.send(new Probe.Act(handled::countDown));
            assertThat(handled.await(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void anActorOnAThreadOfItsOwnRunsThere() throws InterruptedException {
        final ProbeRef probe = probe(system.thread("own"), "probe");
        final CountDownLatch handled = new CountDownLatch(1);
        final String[] thread = new String[1];
        probe.send(new Probe.Act(() -> {
            thread[0] = Thread.currentThread().getName();
            handled.countDown();
        }));

        assertThat(handled.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(thread[0]).isEqualTo("own");
    }

    @Test
    void whatAnOutsideCallerLeavesBehindIsHandledByTheGroup() throws InterruptedException {
        final ProbeRef probe = probe(group, "probe");
        group.start();
        for (int i = 0; i < 200; i++) {
            final CountDownLatch handled = new CountDownLatch(1);
            in(probe, () -> probe.send(new Probe.Act(handled::countDown)));
            assertThat(handled.await(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void aHandlerThatThrowsIsReportedAndTheNextMessageIsHandled() {
        final ProbeRef probe = probe(group, "probe");
        final RuntimeException thrown = new RuntimeException("as told");
        probe.send(new Probe.Act(() -> {
            throw thrown;
        }));
        probe.send("next");

        runAll(group);

        assertThat(errors).singleElement().isInstanceOfSatisfying(HandlerFailedException.class, failure -> {
            assertThat(failure.actor()).isEqualTo("probe");
            assertThat(failure.messageType()).isEqualTo("Act");
            assertThat(failure.getCause()).isSameAs(thrown);
        });
        assertThat(group.failures()).isEqualTo(1);
        assertThat(record(probe)).containsExactly("next");
    }

    @Test
    void anErrorOfTheVirtualMachineStopsTheGroup() {
        final ProbeRef probe = probe(group, "probe");
        probe.send(new Probe.Act(() -> {
            throw new OutOfMemoryError("as told");
        }));
        probe.send("never handled");

        assertThatThrownBy(group::doWork).hasMessageContaining("stopped for good");

        assertThat(group.deadLetters()).isEqualTo(1);
        assertThatThrownBy(() -> probe.send("more")).isInstanceOf(ActorStoppedException.class);
        assertThatThrownBy(() -> probe.fastSend("more")).isInstanceOf(ActorStoppedException.class);
        assertThat(probe.stopped()).isCompleted();
    }
}
