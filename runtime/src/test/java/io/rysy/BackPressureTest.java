package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.rysy.annotations.MailboxKind;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What becomes of a message for which there is no room, for each kind of mailbox. */
class BackPressureTest extends Fixture {

    private Group group(final MailboxKind kind, final OnFull onFull) {
        return system.group("small").mailbox(kind, 2).onFull(onFull).build();
    }

    @ParameterizedTest
    @EnumSource
    void rejectedMessagesStayWithTheirSender(final MailboxKind kind) {
        final Group group = group(kind, OnFull.reject());
        final ProbeRef probe = probe(group, "probe");
        probe.send("1");
        probe.send("2");

        assertThatThrownBy(() -> probe.send("3")).isInstanceOf(MailboxFullException.class);
        assertThat(probe.offer("4")).isFalse();
        runAll(group);

        assertThat(record(probe)).containsExactly("1", "2");
    }

    @ParameterizedTest
    @EnumSource
    void spilledMessagesKeepTheirPlace(final MailboxKind kind) {
        final Group group = group(kind, OnFull.spill());
        final ProbeRef probe = probe(group, "probe");
        final EdgeRef edge = EdgeRef.spawn(group, "edge", context -> new Edge(context.self()));
        for (int i = 0; i < 100; i++) {
            probe.send(Integer.toString(i));
            edge.sendOnTick(i, i, i, true);
        }
        assertThat(group.queued()).isEqualTo(200);
        assertThat(group.core().spills()).isEqualTo(198);

        runAll(group);

        assertThat(record(probe)).hasSize(100).startsWith("0", "1", "2", "3").endsWith("98", "99");
        assertThat(errors).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aBlockedSenderGoesOnWhenThereIsRoom(final MailboxKind kind) throws InterruptedException {
        final Group group = group(kind, OnFull.block(Duration.ofMinutes(1)));
        final ProbeRef probe = probe(group, "probe");
        final Thread sender = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                probe.send(Integer.toString(i));
            }
        });
        sender.start();
        while (sender.isAlive() || group.queued() != 0) {
            group.doWork();
        }
        sender.join();

        assertThat(record(probe)).hasSize(1000).startsWith("0", "1", "2").endsWith("998", "999");
    }

    @ParameterizedTest
    @EnumSource
    void aBlockedSenderIsRejectedWhenItsTimeIsOver(final MailboxKind kind) {
        final Group group = group(kind, OnFull.block(Duration.ofMillis(2)));
        final ProbeRef probe = probe(group, "probe");
        probe.send("1");
        probe.send("2");

        assertThatThrownBy(() -> probe.send("3")).isInstanceOf(MailboxFullException.class);
    }

    @ParameterizedTest
    @EnumSource
    void aMemberNeverBlocksItself(final MailboxKind kind) {
        final Group group = system.group("own").mailbox(kind, 2).onFull(OnFull.block(Duration.ofDays(1)))
            .order(Order.ARRIVAL).build();
        final ProbeRef probe = probe(group, "probe");
        final Throwable[] thrown = new Throwable[1];
        probe.send(new Probe.Act(() -> {
            probe.send("1");
            probe.send("2");
            thrown[0] = catchThrowable(() -> probe.send("3"));
        }));

        runAll(group);

        assertThat(thrown[0]).isInstanceOf(MailboxFullException.class);
        assertThat(record(probe)).containsExactly("1", "2");
    }

    @ParameterizedTest
    @EnumSource
    void aBlockedSenderIsReleasedWhenTheSystemCloses(final MailboxKind kind) throws InterruptedException {
        final Group group = group(kind, OnFull.block(Duration.ofDays(1)));
        final ProbeRef probe = probe(group, "probe");
        group.start();
        final CountDownLatch running = new CountDownLatch(1);
        final CountDownLatch release = new CountDownLatch(1);
        probe.send(new Probe.Act(() -> {
            running.countDown();
            await(release);
        }));
        running.await();
        probe.send("1");
        probe.send("2");
        final Throwable[] thrown = new Throwable[1];
        final Thread sender = new Thread(() -> thrown[0] = catchThrowable(() -> probe.send("3")));
        sender.start();
        final Thread closer = new Thread(system::close);
        closer.start();
        sender.join();
        release.countDown();
        closer.join();

        assertThat(thrown[0]).isInstanceOfAny(ActorStoppedException.class, MailboxFullException.class);
    }

    @ParameterizedTest
    @EnumSource
    void fastSendVoidNeverWaitsForRoomAndNeverSpills(final MailboxKind kind) {
        for (final OnFull onFull : new OnFull[] {OnFull.block(Duration.ofDays(1)), OnFull.spill()}) {
            final Group group = system.group("full").mailbox(kind, 1).onFull(onFull).build();
            final ProbeRef probe = probe(group, "probe");
            probe.send("1");

            assertThatThrownBy(() -> probe.fastSendVoid("2")).isInstanceOf(MailboxFullException.class);
            runAll(group);

            assertThat(record(probe)).containsExactly("1");
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
