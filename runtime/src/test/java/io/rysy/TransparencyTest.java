package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.annotations.MailboxKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** A handler cannot tell by which operation it was reached: same replies, same state, same order. */
class TransparencyTest {

    /** Reaches the handler in one way and gives its reply. */
    private interface Way extends BiFunction<LedgerRef, Ledger.Entry, Long> {
    }

    @Property(tries = 200)
    void everyOperationGivesTheSameRepliesAndTheSameState(
        @ForAll @Size(max = 40) final List<@IntRange(min = -5, max = 100) Integer> amounts) {
        final List<Long> replies = new ArrayList<>();
        final List<String> states = new ArrayList<>();
        for (final Way way : ways()) {
            final List<Long> given = new ArrayList<>();
            states.add(run(amounts, way, given, SyncExecution.CALLER));
            replies.addAll(given.isEmpty() ? List.of() : List.of(given.stream().mapToLong(Long::longValue).sum()));
        }
        assertThat(states).allMatch(states.get(0)::equals);
        assertThat(replies).allMatch(sum -> sum.equals(replies.get(0)));
    }

    private static List<Way> ways() {
        return List.of(
            LedgerRef::fastSend, LedgerRef::fastSendSpin, LedgerRef::fastSendAdaptive, LedgerRef::fastSendX,
            (ledger, entry) -> ledger.fastSendOr(entry, Long.MIN_VALUE),
            (ledger, entry) -> {
                final var asked = ledger.ask(entry).toCompletableFuture();
                ledger.group().doWork();
                return asked.join();
            },
            (ledger, entry) -> {
                final long[] reply = new long[1];
                ledger.send(entry, (long value) -> reply[0] = value);
                ledger.group().doWork();
                return reply[0];
            });
    }

    private static String run(final List<Integer> amounts, final Way way, final List<Long> given,
        final SyncExecution execution) {
        try (ActorSystem system = ActorSystem.builder("test").errorHandler(error -> { }).build()) {
            final Group group = system.group("ledger").mailbox(MailboxKind.BLOCKING, 64).sync(execution).build();
            final LedgerRef ledger = LedgerRef.spawn(group, "ledger", context -> new Ledger(context.self()));
            for (final int amount : amounts) {
                given.add(way.apply(ledger, new Ledger.Entry(amount)));
                group.doWork();
            }
            return ledger.fastSend(new Ledger.Show());
        }
    }
}
