package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.rysy.annotations.MailboxKind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Groups that handle everything in the order in which it came. What members send while nothing else waits goes past the
 * mailbox; nobody must be able to tell. SHARDED keeps the order of each sender alone, so it is left out where two are
 * compared.
 */
class ArrivalOrderTest extends Fixture {

    private static final int CAPACITY = 3000;

    /** More than a round runs before it looks at the mailbox. */
    private static final int MORE_THAN_A_ROUND = 2500;

    private Group group(final MailboxKind kind, final int capacity) {
        return system.group("group").mailbox(kind, capacity).order(Order.ARRIVAL).build();
    }

    private static void onAnotherThread(final Runnable body) {
        final Thread thread = new Thread(body, "outside");
        thread.start();
        try {
            thread.join();
        } catch (final InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SHARDED")
    void whatComesFromOutsideBetweenTwoInternalMessagesIsHandledBetweenThem(final MailboxKind kind) {
        final Group group = group(kind, CAPACITY);
        final ProbeRef first = probe(group, "first");
        final ProbeRef second = probe(group, "second");
        first.send(new Probe.Act(() -> {
            second.send("1");
            onAnotherThread(() -> second.send("2"));
            second.send("3");
            first.send(new Probe.Act(() -> second.send("5")));
            second.send("4");
        }));

        runAll(group);

        assertThat(record(second)).containsExactly("1", "2", "3", "4", "5");
    }

    @ParameterizedTest
    @EnumSource
    void aLongRowOfInternalMessagesIsHandledBeforeWhatCameLater(final MailboxKind kind) {
        final Group group = group(kind, CAPACITY);
        final ProbeRef first = probe(group, "first");
        final ProbeRef second = probe(group, "second");
        final List<String> expected = new ArrayList<>();
        IntStream.range(0, MORE_THAN_A_ROUND).forEach(i -> expected.add("internal " + i));
        first.send(new Probe.Act(() -> {
            expected.forEach(second::send);
            onAnotherThread(() -> second.send("outside"));
        }));

        runAll(group);

        expected.add("outside");
        assertThat(record(second)).containsExactlyElementsOf(expected);
    }

    @ParameterizedTest
    @EnumSource
    void anEndlessConversationDoesNotKeepTheRoundFromItsEndNorTheOutsideWaiting(final MailboxKind kind) {
        final Group group = group(kind, CAPACITY);
        final ProbeRef endless = probe(group, "endless");
        final ProbeRef other = probe(group, "other");
        final Probe.Act[] again = new Probe.Act[1];
        again[0] = new Probe.Act(() -> endless.send(again[0]));
        endless.send(again[0]);
        group.doWork();
        other.send("outside");

        group.doWork();

        assertThat(record(other)).containsExactly("outside");
        again[0] = new Probe.Act(() -> { });
        runAll(group);
    }

    @ParameterizedTest
    @EnumSource
    void theCapacityHoldsForWhatMembersSend(final MailboxKind kind) {
        final Group group = group(kind, 3);
        final ProbeRef first = probe(group, "first");
        final ProbeRef second = probe(group, "second");
        final Throwable[] thrown = new Throwable[1];
        first.send(new Probe.Act(() -> {
            second.send("1");
            second.send("2");
            second.send("3");
            thrown[0] = catchThrowable(() -> second.send("4"));
            assertThat(second.offer("5")).isFalse();
            assertThat(group.queued()).isEqualTo(3);
        }));

        runAll(group);

        assertThat(thrown[0]).isInstanceOf(MailboxFullException.class);
        assertThat(record(second)).containsExactly("1", "2", "3");
        assertThat(errors).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SHARDED")
    void whatMembersSendOverTheCapacityIsSpilledWhereThatIsThePolicy(final MailboxKind kind) {
        final Group group = system.group("group").mailbox(kind, 2).order(Order.ARRIVAL).onFull(OnFull.spill()).build();
        final ProbeRef first = probe(group, "first");
        final ProbeRef second = probe(group, "second");
        first.send(new Probe.Act(() -> {
            second.send("1");
            second.send("2");
            second.send("3");
            onAnotherThread(() -> second.send("4"));
            second.send("5");
        }));

        runAll(group);

        assertThat(record(second)).containsExactly("1", "2", "3", "4", "5");
        assertThat(group.core().spills()).isEqualTo(2);
        assertThat(errors).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aCallThatNeedsNoReplyDoesNotOvertake(final MailboxKind kind) {
        final Group group = group(kind, 3);
        final ProbeRef first = probe(group, "first");
        final ProbeRef second = probe(group, "second");
        first.send(new Probe.Act(() -> {
            second.send("1");
            second.send("2");
            second.fastSendVoid("3");
        }));
        final Throwable[] thrown = new Throwable[1];

        runAll(group);
        first.send(new Probe.Act(() -> {
            second.send("4");
            second.send("5");
            second.send("6");
            thrown[0] = catchThrowable(() -> second.fastSendVoid("7"));
        }));
        runAll(group);

        assertThat(record(second)).containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(thrown[0]).isInstanceOf(MailboxFullException.class);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "SHARDED")
    void anActorThatIsStoppedHandlesWhatCameBefore(final MailboxKind kind) {
        final Group group = group(kind, CAPACITY);
        final ProbeRef first = probe(group, "first");
        final List<String> seen = new ArrayList<>();
        final ProbeRef second = probe(group, "second");
        first.send(new Probe.Act(() -> {
            second.send(new Probe.Act(() -> seen.add("internal")));
            onAnotherThread(() -> second.send(new Probe.Act(() -> seen.add("outside"))));
            second.stop();
        }));

        runAll(group);

        assertThat(seen).containsExactly("internal", "outside");
        assertThat(second.stopped()).isCompleted();
        assertThat(errors).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void aMemberOfAnotherGroupDoesNotOvertakeWhatItSentFromInside(final Order order) {
        final Group one = system.group("one").order(order).build();
        final Group two = system.group("two").order(order).build();
        final ProbeRef first = probe(one, "first");
        final ProbeRef second = probe(one, "second");
        final ProbeRef other = probe(two, "other");
        one.doWork();
        two.doWork();

        in(first, () -> in(other, () -> second.send("1")));
        in(other, () -> second.fastSendVoid("2"));
        runAll(one);

        assertThat(record(second)).containsExactly("1", "2");
    }

    /** The queue inside has a bound of its own, which is below that of large mailboxes. */
    @Test
    void aLargeMailboxTakesAllThatItsMembersSend() {
        final int messages = (1 << 20) + 10;
        final Group group = group(MailboxKind.BLOCKING, 1 << 21);
        final ProbeRef first = probe(group, "first");
        final ProbeRef second = probe(group, "second");
        first.send(new Probe.Act(() -> {
            for (int i = 0; i < messages; i++) {
                second.send("message");
            }
        }));

        runAll(group);

        assertThat(second.fastSend(new Probe.Count())).isEqualTo(messages);
        assertThat(errors).isEmpty();
        assertThat(group.core().spills()).isZero();
    }
}
