package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;

import io.rysy.annotations.MailboxKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HooksTest extends Fixture {

    private final Group group = system.group("group").mailbox(MailboxKind.BLOCKING, 4).build();
    private final List<String> events = new ArrayList<>();
    private final EdgeRef edge = EdgeRef.spawn(group, "edge", context -> new Edge(context.self(), events));

    @Test
    void aPollRunsOnceALoopAndReturnsItsWork() {
        edge.fastSend(2);
        group.doWork();
        group.doWork();
        group.doWork();

        assertThat(events).containsSubsequence("poll", "polled", "poll", "polled");
        assertThat(group.doWork()).isZero();
    }

    @Test
    void whatAPollSendsCountsAsSentFromOutside() {
        edge.fastSend(9);
        edge.send("before");

        group.doWork();

        assertThat(events).startsWith("poll", "before", "polled");
    }

    @Test
    void aBatchEndsWhenWhatWasThereIsDrained() {
        edge.send("one");
        edge.send("two");

        group.doWork();
        group.doWork();

        assertThat(events).containsExactly("one", "two", "flush");
    }

    @ParameterizedTest
    @EnumSource
    void whatIsSentAtTheEndOfABatchIsHandled(final Order order) {
        final Group flushed = system.group("flushed").order(order).build();
        final FlusherRef flusher = flusher(flushed);
        flusher.send(new StringBuilder("held back"));

        runAll(flushed);

        assertThat(events).containsExactly("flush", "held back", "flush");
    }

    @ParameterizedTest
    @EnumSource
    void aBatchEndsAlsoWhereACallersHandlerSentInside(final Order order) {
        final Group flushed = system.group("flushed").order(order).build();
        final FlusherRef flusher = flusher(flushed);
        flusher.fastSend(7);

        runAll(flushed);

        assertThat(events).containsExactly("passed 7", "flush");
    }

    private FlusherRef flusher(final Placement placement) {
        return FlusherRef.spawn(placement, "flusher", context -> new Flusher(context.self(), events));
    }

    @Test
    void primitivesTravelWithoutAnObject() {
        edge.sendOnTick(7, Long.MIN_VALUE, -0.5, true);
        assertThat(edge.offerOnTick(8, 9L, Double.MAX_VALUE, false)).isTrue();
        runAll(group);
        edge.fastSendOnTick(1, 2L, 3.0, true);

        assertThat(events).containsExactly("7 -9223372036854775808 -0.5 true",
            "8 9 1.7976931348623157E308 false", "flush", "1 2 3.0 true");
        assertThat(edge.fastSendRatio(3.0, 2.0f)).isEqualTo(1.5);
    }
}
