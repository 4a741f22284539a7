package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.annotations.MailboxKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RepliesTest extends Fixture {

    private final Group group = system.group("replier").build();
    private final Group home = system.group("asker").mailbox(MailboxKind.BLOCKING, 1).build();
    private final ReplierRef replier = ReplierRef.spawn(group, "replier", context -> new Replier());
    private final AskerRef asker = AskerRef.spawn(home, "asker", context -> new Asker());

    @Test
    void replyHandlesReachASynchronousCaller() {
        assertThat(replier.fastSend(new Replier.Explicit(reply -> reply.reply("done")))).isEqualTo("done");
        assertThat(replier.fastSend(new Replier.ExplicitLong(Long.MIN_VALUE))).isEqualTo(Long.MIN_VALUE);
        assertThat(replier.fastSend(21)).isEqualTo(42L);
        assertThat(replier.fastSend("you")).isEqualTo("hello you");
        assertThat(replier.fastSend(new Replier.Explicit(reply -> reply.reply(null)))).isNull();
    }

    @Test
    void aHandlerThatOwesAReplyAndReturnsWithoutOneFailsInBothModes() {
        assertThatThrownBy(() -> replier.fastSend(new Replier.Explicit(reply -> { })))
            .isInstanceOf(NoReplyException.class).hasMessageContaining("'replier'").hasMessageContaining("Explicit");

        final CompletionStage<String> asked = replier.ask(new Replier.Explicit(reply -> { }));
        runAll(group);

        assertThat(asked.toCompletableFuture()).isCompletedExceptionally();
        assertThatThrownBy(() -> asked.toCompletableFuture().get()).isInstanceOf(ExecutionException.class)
            .hasCauseInstanceOf(NoReplyException.class);
    }

    @Test
    void aSecondReplyIsRefused() {
        assertThat(replier.fastSend(new Replier.Explicit(reply -> {
            assertThat(reply.isOpen()).isTrue();
            reply.reply("first");
            assertThat(reply.isOpen()).isFalse();
            assertThatThrownBy(() -> reply.reply("second")).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> reply.fail(new RuntimeException())).isInstanceOf(IllegalStateException.class);
        }))).isEqualTo("first");
    }

    @Test
    void aHandleKeptPastItsTimeIsRefused() {
        final List<Reply<String>> kept = new ArrayList<>();
        replier.fastSend(new Replier.Explicit(reply -> {
            kept.add(reply);
            reply.reply("in time");
        }));

        assertThat(kept.get(0).isOpen()).isFalse();
        assertThatThrownBy(() -> kept.get(0).reply("too late")).isInstanceOf(IllegalStateException.class);
        assertThat(replier.fastSend(new Replier.Explicit(reply -> {
            assertThatThrownBy(() -> kept.get(0).reply("to another")).isInstanceOf(IllegalStateException.class);
            reply.reply("mine");
        }))).isEqualTo("mine");
    }

    @Test
    void aFailedReplyReachesTheCaller() {
        final RuntimeException why = new RuntimeException("as told");

        assertThatThrownBy(() -> replier.fastSend(new Replier.Explicit(reply -> reply.fail(why))))
            .isInstanceOf(HandlerFailedException.class).hasCause(why);
        assertThat(errors).isEmpty();
    }

    @Test
    void aHandlerThatThrowsFailsTheAsk() {
        final CompletionStage<String> asked = replier.ask("");
        runAll(group);

        assertThatThrownBy(() -> asked.toCompletableFuture().get()).isInstanceOf(ExecutionException.class)
            .hasCauseInstanceOf(HandlerFailedException.class);
        assertThat(errors).hasSize(1);
    }

    @Test
    void aDeferredReplyComesLater() {
        final CompletionStage<String> asked = replier.ask(new Replier.Later());
        runAll(group);
        assertThat(asked.toCompletableFuture()).isNotDone();

        replier.send(new Replier.Answer("at last"));
        runAll(group);

        assertThat(asked.toCompletableFuture()).isCompletedWithValue("at last");
    }

    @Test
    void whoWaitsForADeferredReplyHearsThatTheActorStopped() {
        final CompletionStage<String> asked = replier.ask(new Replier.Later());
        runAll(group);
        replier.stop();
        runAll(group);

        assertThatThrownBy(() -> asked.toCompletableFuture().get()).hasCauseInstanceOf(ActorStoppedException.class);
    }

    @Test
    void anAskEndsWithItsTime() {
        final CompletionStage<String> asked = replier.ask(new Replier.Later(), Duration.ofMillis(1));
        runAll(group);

        assertThat(asked.toCompletableFuture()).failsWithin(10, TimeUnit.SECONDS)
            .withThrowableOfType(ExecutionException.class).withCauseInstanceOf(AskTimeoutException.class);
        replier.send(new Replier.Answer("too late"));
        runAll(group);
        assertThat(group.core().droppedReplies()).isEqualTo(1);
    }

    @Test
    void aCallerFillsItsOwnObject() {
        final StringBuilder mine = new StringBuilder();

        assertThat(replier.fastSend(new Replier.Fill(), mine)).isSameAs(mine);

        assertThat(mine).hasToString("filled");
    }

    @Test
    void aReplyThatNobodyWantsIsCounted() {
        replier.send("nobody");
        runAll(group);

        assertThat(group.core().droppedReplies()).isEqualTo(1);
    }

    @Test
    void repliesArriveAsMessagesEvenWhereThereIsNoRoom() {
        for (int i = 0; i < 10; i++) {
            replier.send("you", asker.toOnText());
            replier.send(i, asker.toOnNumber());
        }
        runAll(group);
        assertThat(home.queued()).isEqualTo(20);
        runAll(home);

        assertThat(got()).hasSize(20).startsWith("hello you", 0L, "hello you", 2L);
    }

    @Test
    void failuresArriveWhereAnActorTakesThem() {
        replier.send("", asker.toOnText());
        runAll(group);
        runAll(home);

        assertThat(got()).singleElement().isInstanceOf(HandlerFailedException.class);
    }

    @Test
    void anAskFromInsideAnActorCompletesInATurnOfThatActor() {
        final List<String> order = new ArrayList<>();
        asker.send(() -> replier.ask("you").thenAccept(reply -> {
            order.add(reply);
            asker.send("sent by the continuation");
        }));
        runAll(home);
        runAll(group);
        assertThat(order).isEmpty();

        runAll(home);

        assertThat(order).containsExactly("hello you");
        assertThat(got()).containsExactly("sent by the continuation");
    }

    private List<Object> got() {
        return asker.fastSend(Object.class);
    }
}
