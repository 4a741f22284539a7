package p;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.ActorBusyException;
import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.HandlerFailedException;
import io.rysy.LongRecipient;
import io.rysy.MailboxFullException;
import io.rysy.NoReplyException;
import io.rysy.Recipient;
import io.rysy.Reply;
import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;
import io.rysy.annotations.MailboxKind;
import io.rysy.annotations.OnBatchEnd;
import io.rysy.annotations.OnPoll;
import io.rysy.annotations.OnStart;
import io.rysy.annotations.OnStop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.function.Consumer;

/** A handler of each kind, by each operation. */
public final class Kinds {

    public record Update(long price) { }

    public record Best() { }

    public record DepthQuery(int size) { }

    public record Depth(List<Long> prices) { }

    public record Order(int id) { }

    public record Fill(int id) { }

    public record Top() { }

    public record Hold(CyclicBarrier barrier) { }

    public record Fail(RuntimeException why) { }

    public static final class Level {
        public long price;
    }

    @Actor
    public static final class Book {
        final List<String> log = new ArrayList<>();
        final List<Reply<Fill>> owed = new ArrayList<>();
        long price;

        @OnStart void start() { log.add("start"); }
        @OnStop void stop() { log.add("stop"); }
        @OnPoll int poll() { log.add("poll"); return 0; }
        @OnBatchEnd void flush() { log.add("flush"); }
        @Handler void onUpdate(Update update) { price = update.price(); }
        @Handler long best(Best query) { return price; }
        @Handler void depth(DepthQuery query, Reply<Depth> reply) {
            if (query.size() < 0) {
                throw new IllegalArgumentException("size");
            }
            if (query.size() > 0) {
                reply.reply(new Depth(List.of(price)));
            }
        }
        @Handler(deferred = true) void fill(Order order, Reply<Fill> reply) {
            if (order.id() < 0) {
                throw new IllegalArgumentException("id");
            }
            owed.add(reply);
        }
        @Handler(syncOnly = true) void top(Top query, Level into) { into.price = price; }
        @SuppressWarnings("rysy:blocking-call") @Handler void hold(Hold hold) {
            try {
                hold.barrier().await();
                hold.barrier().await();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
        @Handler void fail(Fail failure) { throw failure.why(); }
        @Handler void onDepth(Depth depth) { log.add(depth.toString()); }
        @Handler void onBest(long best) { log.add("best " + best); }
        @Handler void onFailure(Throwable failure) { log.add(failure.getClass().getSimpleName()); }
    }

    private record Set(ActorSystem system, Group group, Kinds_BookRef ref, Book book) { }

    private static void with(Consumer<Set> test) {
        try (ActorSystem system = ActorSystem.builder("test").errorHandler(thrown -> { }).build()) {
            final Group group = system.group("group").mailbox(MailboxKind.BLOCKING, 4).build();
            final Book book = new Book();
            final Kinds_BookRef ref = Kinds_BookRef.spawn(group, "book", context -> book);
            test.accept(new Set(system, group, ref, book));
        }
    }

    private static void whileBusy(Set set, Runnable test) {
        final CyclicBarrier barrier = new CyclicBarrier(2);
        final Thread thread = new Thread(() -> set.ref().fastSend(new Hold(barrier)));
        thread.start();
        try {
            barrier.await();
            try {
                test.run();
            } finally {
                barrier.await();
                thread.join();
            }
        } catch (InterruptedException | java.util.concurrent.BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void sendIsHandledInATurnOfTheGroup() {
        with(set -> {
            set.ref().send(new Update(7));
            assertThat(set.book().price).isZero();
            set.group().doWork();
            assertThat(set.book().price).isEqualTo(7);
        });
    }

    public static void sendRefusesNull() {
        with(set -> assertThatThrownBy(() -> set.ref().send((Update) null)).isInstanceOf(NullPointerException.class));
    }

    public static void offerSaysWhetherThereIsRoom() {
        with(set -> {
            for (int i = 0; i < 4; i++) {
                assertThat(set.ref().offer(new Update(i))).isTrue();
            }
            assertThat(set.ref().offer(new Update(4))).isFalse();
            assertThat(set.ref().offer(new Best())).isFalse();
            assertThatThrownBy(() -> set.ref().send(new Update(4))).isInstanceOf(MailboxFullException.class);
            set.group().doWork();
            assertThat(set.book().price).isEqualTo(3);
        });
    }

    public static void hooksAreCalled() {
        with(set -> {
            set.ref().send(new Update(7));
            set.group().doWork();
            set.group().doWork();
            assertThat(set.book().log).startsWith("start").contains("poll", "flush").doesNotContain("stop");
            set.ref().stop();
            set.group().doWork();
            assertThat(set.book().log).contains("stop");
        });
    }

    public static void aMessageWithoutReplyIsHandledHere() {
        with(set -> {
            set.ref().fastSend(new Update(1));
            assertThat(set.book().price).isEqualTo(1);
            set.ref().fastSendSpin(new Update(2));
            assertThat(set.book().price).isEqualTo(2);
            set.ref().fastSendAdaptive(new Update(3));
            assertThat(set.book().price).isEqualTo(3);
            set.ref().fastSendX(new Update(4));
            assertThat(set.book().price).isEqualTo(4);
            assertThat(set.ref().fastSendVoid(new Update(5))).isTrue();
            assertThat(set.book().price).isEqualTo(5);
        });
    }

    public static void aReturnedReplyComesBack() {
        with(set -> {
            set.ref().fastSend(new Update(9));
            assertThat(set.ref().fastSend(new Best())).isEqualTo(9);
            assertThat(set.ref().fastSendSpin(new Best())).isEqualTo(9);
            assertThat(set.ref().fastSendAdaptive(new Best())).isEqualTo(9);
            assertThat(set.ref().fastSendX(new Best())).isEqualTo(9);
            assertThat(set.ref().fastSendOr(new Best(), -1)).isEqualTo(9);
            assertThat(set.ref().fastSendVoid(new Best())).isTrue();
        });
    }

    public static void anExplicitReplyComesBack() {
        with(set -> {
            set.ref().fastSend(new Update(9));
            final Depth depth = new Depth(List.of(9L));
            assertThat(set.ref().fastSend(new DepthQuery(1))).isEqualTo(depth);
            assertThat(set.ref().fastSendSpin(new DepthQuery(1))).isEqualTo(depth);
            assertThat(set.ref().fastSendAdaptive(new DepthQuery(1))).isEqualTo(depth);
            assertThat(set.ref().fastSendX(new DepthQuery(1))).isEqualTo(depth);
            assertThat(set.ref().fastSendOr(new DepthQuery(1), null)).isEqualTo(depth);
            assertThat(set.ref().fastSendVoid(new DepthQuery(1))).isTrue();
        });
    }

    public static void aMissingReplyIsToldToTheCaller() {
        with(set -> {
            assertThatThrownBy(() -> set.ref().fastSend(new DepthQuery(0))).isInstanceOf(NoReplyException.class);
            assertThat(set.ref().fastSendVoid(new DepthQuery(0))).isTrue();
            final List<Throwable> failures = new ArrayList<>();
            set.ref().send(new DepthQuery(0), new Recipient<>() {
                @Override public void reply(Depth depth) { throw new AssertionError(depth); }
                @Override public void failed(Throwable failure) { failures.add(failure); }
            });
            set.group().doWork();
            assertThat(failures).singleElement().isInstanceOf(NoReplyException.class);
        });
    }

    public static void aFailureIsToldToTheCaller() {
        with(set -> {
            final RuntimeException why = new RuntimeException("why");
            assertThatThrownBy(() -> set.ref().fastSend(new Fail(why)))
                .isInstanceOf(HandlerFailedException.class).hasCause(why).hasMessageContaining("Fail");
            assertThatThrownBy(() -> set.ref().fastSend(new DepthQuery(-1)))
                .isInstanceOf(HandlerFailedException.class).hasMessageContaining("DepthQuery");
            assertThat(set.ref().fastSendVoid(new Fail(why))).isTrue();
            assertThat(set.group().failures()).isEqualTo(3);
            set.ref().send(new DepthQuery(-1), set.ref().toOnDepth());
            set.ref().send(new Order(-1), fill -> { });
            set.group().doWork();
            assertThat(set.group().failures()).isEqualTo(5);
            assertThat(set.book().log).contains("HandlerFailedException");
            set.ref().fastSend(new Update(1));
        });
    }

    public static void theObjectOfTheCallerIsFilled() {
        with(set -> {
            set.ref().fastSend(new Update(9));
            final Level level = new Level();
            assertThat(set.ref().fastSend(new Top(), level)).isSameAs(level);
            assertThat(level.price).isEqualTo(9);
            assertThat(set.ref().fastSendSpin(new Top(), level)).isSameAs(level);
            assertThat(set.ref().fastSendAdaptive(new Top(), level)).isSameAs(level);
            assertThat(set.ref().fastSendX(new Top(), level)).isSameAs(level);
            assertThat(set.ref().fastSendOr(new Top(), level, null)).isSameAs(level);
        });
    }

    public static void whileAnotherThreadRunsTheGroupThereIsNoWaitingForIt() {
        with(set -> {
            set.ref().fastSend(new Update(9));
            whileBusy(set, () -> {
                assertThatThrownBy(() -> set.ref().fastSendX(new Update(1))).isInstanceOf(ActorBusyException.class);
                assertThatThrownBy(() -> set.ref().fastSendX(new Best())).isInstanceOf(ActorBusyException.class);
                assertThat(set.ref().fastSendOr(new Best(), -1)).isEqualTo(-1);
                assertThat(set.ref().fastSendOr(new DepthQuery(1), null)).isNull();
                assertThat(set.ref().fastSendOr(new Top(), new Level(), null)).isNull();
                assertThat(set.ref().fastSendVoid(new Update(1))).isFalse();
                assertThat(set.ref().fastSendVoid(new DepthQuery(1))).isFalse();
            });
            assertThat(set.book().price).isEqualTo(9);
            set.group().doWork();
            assertThat(set.book().price).isEqualTo(1);
        });
    }

    public static void whileAnotherThreadRunsTheGroupOthersWait() {
        with(set -> {
            set.ref().fastSend(new Update(9));
            final List<Long> replies = java.util.Collections.synchronizedList(new ArrayList<>());
            final CountDownLatch ready = new CountDownLatch(3);
            final List<Thread> threads = List.of(
                new Thread(() -> { ready.countDown(); replies.add(set.ref().fastSend(new Best())); }),
                new Thread(() -> { ready.countDown(); replies.add(set.ref().fastSendSpin(new Best())); }),
                new Thread(() -> { ready.countDown(); replies.add(set.ref().fastSendAdaptive(new Best())); }));
            whileBusy(set, () -> {
                threads.forEach(Thread::start);
                try {
                    ready.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                assertThat(replies).isEmpty();
            });
            for (Thread thread : threads) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            assertThat(replies).containsExactly(9L, 9L, 9L);
        });
    }

    public static void repliesGoToRecipients() {
        with(set -> {
            set.ref().fastSend(new Update(9));
            final List<Object> replies = new ArrayList<>();
            set.ref().send(new Best(), (LongRecipient) replies::add);
            set.ref().send(new DepthQuery(1), replies::add);
            set.ref().send(new Order(3), replies::add);
            set.group().doWork();
            assertThat(replies).containsExactly(9L, new Depth(List.of(9L)));
            set.book().owed.get(0).reply(new Fill(3));
            assertThat(replies).contains(new Fill(3));
            assertThatThrownBy(() -> set.ref().send(new Best(), null)).hasMessageContaining("recipient");
        });
    }

    public static void readyMadeRecipientsMakeMessagesOfReplies() {
        with(set -> {
            set.ref().fastSend(new Update(9));
            assertThat(set.ref().toOnDepth()).isSameAs(set.ref().toOnDepth());
            set.ref().send(new Best(), set.ref().toOnBest());
            set.ref().send(new DepthQuery(1), set.ref().toOnDepth());
            set.ref().send(new DepthQuery(0), set.ref().toOnDepth());
            while (set.group().doWork() > 0) {
                continue;
            }
            assertThat(set.book().log).contains("best 9", "Depth[prices=[9]]", "NoReplyException");
        });
    }

    public static void askCompletesAStage() {
        with(set -> {
            set.ref().fastSend(new Update(9));
            final var best = set.ref().ask(new Best()).toCompletableFuture();
            final var depth = set.ref().ask(new DepthQuery(1), Duration.ofSeconds(10)).toCompletableFuture();
            final var fill = set.ref().ask(new Order(3)).toCompletableFuture();
            final var none = set.ref().ask(new DepthQuery(0)).toCompletableFuture();
            assertThat(best).isNotDone();
            set.group().doWork();
            assertThat(best).isCompletedWithValue(9L);
            assertThat(depth).isCompletedWithValue(new Depth(List.of(9L)));
            assertThat(none).isCompletedExceptionally();
            assertThat(fill).isNotDone();
            set.book().owed.get(0).reply(new Fill(3));
            assertThat(fill).isCompletedWithValue(new Fill(3));
        });
    }
}
