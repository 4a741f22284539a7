package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.annotations.MailboxKind;
import io.rysy.pool.PoolExhaustedException;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who owns a pooled message. The tests run in checked mode, so that a leak is an error when the system is closed. */
@Timeout(120)
class PoolTest extends Fixture {

    private final ParcelPool pool = ParcelPool.of(system);
    private final Group group = system.group("group").mailbox(MailboxKind.BLOCKING, 4).build();
    private final Porter porter = new Porter(system);
    private final PorterRef ref = PorterRef.spawn(group, "porter", context -> porter);

    private Parcel parcel(final String address) {
        return pool.acquire().to(address);
    }

    /** Whatever is free comes out before another is made: all that were made are free but those given. */
    private void assertOut(final Parcel... out) {
        final Set<Parcel> drained = Collections.newSetFromMap(new IdentityHashMap<>());
        final long made = pool.made();
        while (drained.size() < made - out.length) {
            drained.add(pool.acquire());
        }
        assertThat(pool.made()).isEqualTo(made);
        assertThat(Collections.disjoint(drained, List.of(out))).isTrue();
        drained.forEach(pool::release);
    }

    private void assertNoLeak() {
        system.close();
        assertThat(errors).isEmpty();
    }

    @Test
    void releasedAfterTheHandler() {
        ref.send(parcel("a"));
        assertThat(ref.offer(parcel("b"))).isTrue();
        runAll(group);
        assertThat(porter.addresses).containsExactly("a", "b");
        assertOut();
        assertNoLeak();
    }

    @Test
    void aReplyThatComesAfterItsAskHasEndedIsReleased() {
        for (final CompletionStage<Parcel> asked : List.of(
            ref.ask("late", Duration.ofNanos(1)), ref.ask(new StringBuilder("late"), Duration.ofNanos(1)))) {
            assertThat(asked.toCompletableFuture()).failsWithin(10, TimeUnit.SECONDS)
                .withThrowableOfType(ExecutionException.class).withCauseInstanceOf(AskTimeoutException.class);
        }
        runAll(group);
        assertThat(group.core().droppedReplies()).isEqualTo(2);
        assertOut();
        assertNoLeak();
    }

    @Test
    void releasedAfterAFailingHandler() {
        porter.then = parcel -> {
            throw new IllegalStateException("dropped");
        };
        ref.send(parcel("a"));
        runAll(group);
        assertThat(errors).singleElement().isInstanceOf(HandlerFailedException.class);
        assertOut();
    }

    @Test
    void releasedAsADeadLetter() {
        runAll(group);
        ref.send(parcel("a"));
        system.close();
        assertThat(errors).allSatisfy(error -> assertThat(error).hasMessageNotContaining("never released"));
        assertOut();
    }

    @Test
    void aRefusedMessageIsTheSenders() {
        runAll(group);
        int accepted = 0;
        Parcel refused = parcel("x");
        while (ref.offer(refused)) {
            accepted++;
            refused = parcel("x");
        }
        final Parcel mine = refused;
        assertThatThrownBy(() -> ref.send(mine)).isInstanceOf(MailboxFullException.class);
        mine.to("changed by its owner");
        runAll(group);
        assertThat(porter.handled).hasSize(accepted);
        assertOut(mine);
        ref.send(mine);
        runAll(group);
        assertThat(porter.addresses).endsWith("changed by its owner");
        assertNoLeak();
    }

    @Test
    void synchronousFormsNeverTakeIt() {
        final Parcel mine = parcel("mine");
        ref.fastSend(mine);
        ref.fastSendSpin(mine);
        ref.fastSendAdaptive(mine);
        ref.fastSendX(mine);
        assertThat(ref.fastSendVoid(mine)).isTrue();
        assertThat(porter.handled).hasSize(5);
        assertOut(mine);
        pool.release(mine);
        assertNoLeak();
    }

    @Test
    void anOwnerCallDoesNotTakeIt() {
        final Group owned = system.group("owned").sync(SyncExecution.OWNER).build();
        final Porter other = new Porter(system);
        final PorterRef otherRef = PorterRef.spawn(owned, "owned", context -> other);
        final List<Parcel> kept = new ArrayList<>();
        other.then = parcel -> kept.add(pool.retain(parcel));
        owned.start();
        final Parcel mine = parcel("mine");
        otherRef.fastSend(mine);
        assertThat(other.addresses).containsExactly("mine");
        assertThat(kept.get(0)).isNotSameAs(mine);
        pool.release(mine);
        pool.release(kept.get(0));
        assertNoLeak();
    }

    @Test
    void retainKeepsTheSameObjectWhereTheRuntimeOwnsIt() {
        final List<Parcel> kept = new ArrayList<>();
        porter.then = parcel -> kept.add(pool.retain(parcel));
        final Parcel sent = parcel("a");
        ref.send(sent);
        runAll(group);
        assertThat(kept).singleElement().isSameAs(sent);
        assertOut(sent);
        pool.release(sent);
        assertNoLeak();
    }

    @Test
    void retainCopiesUnderASynchronousCaller() {
        final List<Parcel> kept = new ArrayList<>();
        porter.then = parcel -> kept.add(pool.retain(parcel));
        final Parcel mine = parcel("a");
        mine.weight = 7L;
        mine.value = 0.5;
        ref.fastSend(mine);
        assertThat(kept.get(0)).isNotSameAs(mine).usingRecursiveComparison().isEqualTo(mine);
        pool.release(mine);
        pool.release(kept.get(0));
        assertNoLeak();
    }

    @Test
    void retainCopiesWhereAHandlerIsTheSynchronousCaller() {
        final Group elsewhere = system.group("elsewhere").build();
        for (final Group of : List.of(group, elsewhere)) {
            final Porter inner = new Porter(system);
            final PorterRef innerRef = PorterRef.spawn(of, "inner", context -> inner);
            final List<Parcel> kept = new ArrayList<>();
            inner.then = parcel -> kept.add(pool.retain(parcel));
            porter.then = innerRef::fastSend;
            final Parcel sent = parcel("a");
            ref.send(sent);
            runAll(group);
            assertThat(inner.handled).containsExactly(sent);
            assertThat(kept.get(0)).isNotSameAs(sent);
            assertOut(kept.get(0));
            pool.release(kept.get(0));
        }
        assertNoLeak();
    }

    @Test
    void forwardedByRetain() {
        final Porter next = new Porter(system);
        final PorterRef nextRef = PorterRef.spawn(group, "next", context -> next);
        porter.then = parcel -> nextRef.send(pool.retain(parcel));
        final Parcel sent = parcel("a");
        ref.send(sent);
        runAll(group);
        assertThat(next.handled).containsExactly(sent);
        assertOut();
        assertNoLeak();
    }

    @Test
    void theFallbackOfFastSendVoidQueuesACopy() {
        runAll(group);
        ref.send(parcel("first"));
        final Parcel mine = parcel("mine");
        assertThat(ref.fastSendVoid(mine)).isFalse();
        mine.to("mine still");
        runAll(group);
        assertThat(porter.addresses).containsExactly("first", "mine");
        assertThat(porter.handled).doesNotContain(mine);
        assertOut(mine);
        pool.release(mine);
        assertNoLeak();
    }

    @Test
    void aCopyThatFindsNoRoomGoesBack() {
        runAll(group);
        Parcel mine = parcel("x");
        while (ref.offer(mine)) {
            mine = parcel("x");
        }
        final Parcel refused = mine;
        assertThatThrownBy(() -> ref.fastSendVoid(refused)).isInstanceOf(MailboxFullException.class);
        runAll(group);
        assertOut(refused);
        pool.release(refused);
        assertNoLeak();
    }

    @Test
    void aReplyThatNobodyWantsGoesBack() {
        ref.send("a");
        ref.send(new StringBuilder("b"));
        runAll(group);
        assertThat(ref.fastSendVoid("c")).isTrue();
        assertThat(ref.fastSendVoid(new StringBuilder("d"))).isTrue();
        assertOut();
        assertNoLeak();
    }

    @Test
    void theReceiverOwnsAReply() {
        final Parcel one = ref.fastSend("a");
        final Parcel[] other = new Parcel[1];
        ref.send("b", parcel -> other[0] = parcel);
        ref.send("c", ref.toCarry());
        runAll(group);
        assertThat(porter.addresses).containsExactly("c");
        assertOut(one, other[0]);
        pool.release(one);
        pool.release(other[0]);
        assertNoLeak();
    }

    @Test
    void growthAndFailureAreCounted() {
        final List<Parcel> parcels = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            parcels.add(pool.acquire());
        }
        assertThat(pool.made()).isEqualTo(6L);
        assertThat(pool.exhaustions()).isEqualTo(2L);
        parcels.forEach(pool::release);
        final CratePool crates = CratePool.of(system);
        final Crate one = crates.acquire();
        final Crate two = crates.acquire();
        assertThatThrownBy(crates::acquire).isInstanceOf(PoolExhaustedException.class).hasMessageContaining("Crate");
        assertThat(crates.exhaustions()).isEqualTo(1L);
        assertThat(crates.made()).isEqualTo(2L);
        crates.release(one);
        crates.release(two);
        assertNoLeak();
    }

    @Test
    void whatAThreadKeptComesBackWhenItHasEnded() throws InterruptedException {
        final CratePool crates = CratePool.of(system);
        for (int i = 0; i < 3; i++) {
            final Thread thread = new Thread(() -> crates.release(crates.acquire()));
            thread.start();
            thread.join();
        }
        final Crate one = crates.acquire();
        final Crate two = crates.acquire();
        assertThatThrownBy(crates::acquire).isInstanceOf(PoolExhaustedException.class);
        assertThat(crates.exhaustions()).isEqualTo(1L);
        crates.release(one);
        crates.release(two);
        assertNoLeak();
    }

    @Test
    void threadsThatHaveEndedAreForgotten() throws InterruptedException {
        final int count = 500;
        final List<Parcel> parcels = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parcels.add(pool.acquire());
        }
        final List<WeakReference<Thread>> threads = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            final int index = i;
            final Thread thread = new Thread(() -> pool.release(parcels.get(index)));
            threads.add(new WeakReference<>(thread));
            thread.start();
            thread.join();
        }
        while (threads.stream().filter(thread -> thread.get() != null).count() > count / 2) {
            System.gc();
        }
        assertOut();
        assertNoLeak();
    }

    private static void assertReported(final Throwable misuse, final String what) {
        assertThat(misuse).isInstanceOf(IllegalStateException.class).hasMessageContaining(what);
        assertThat(misuse.getCause()).hasMessageContaining("acquired here");
        assertThat(misuse.getCause().getStackTrace()).anyMatch(
            frame -> frame.getClassName().equals(PoolTest.class.getName()));
    }

    private static Throwable thrownBy(final Runnable body) {
        try {
            body.run();
        } catch (final IllegalStateException e) {
            return e;
        }
        throw new AssertionError("nothing was thrown");
    }

    @Test
    void misuseByTheSenderIsReported() {
        final Parcel twice = parcel("a");
        pool.release(twice);
        assertReported(thrownBy(() -> pool.release(twice)), "released twice");
        assertReported(thrownBy(() -> ref.send(twice)), "sent after it was released");
        assertThatThrownBy(() -> pool.release(new Parcel())).hasMessageContaining("does not come from this pool");
        assertThatThrownBy(() -> ref.send(new Parcel())).hasMessageContaining("does not come from this pool");
        final Parcel sent = parcel("b");
        ref.send(sent);
        assertReported(thrownBy(() -> pool.release(sent)), "while the runtime owned it");
        assertReported(thrownBy(() -> ref.send(sent)), "while the runtime owned it");
        runAll(group);
        assertNoLeak();
    }

    @Test
    void aChangeAfterTheSendIsReported() {
        final Parcel sent = parcel("a");
        ref.send(sent);
        sent.to("b");
        runAll(group);
        assertThat(porter.handled).isEmpty();
        assertReported(errors.get(0).getCause(), "changed after it was sent");
        system.close();
        assertThat(errors).hasSize(1);
    }

    @Test
    void aChangeAfterTheReleaseIsReported() {
        final Parcel released = parcel("a");
        pool.release(released);
        released.weight = 3L;
        assertReported(thrownBy(pool::acquire), "changed after it was released");
    }

    @Test
    void aLeakIsReportedAtTheEnd() {
        parcel("a");
        system.close();
        assertThat(errors).singleElement().satisfies(leak -> assertReported(leak, "never released"));
    }

    @Test
    void eachSystemHasItsOwn() {
        try (ActorSystem other = ActorSystem.create("other")) {
            assertThat(ParcelPool.of(other)).isNotSameAs(pool);
            assertThat(ParcelPool.of(system)).isSameAs(pool);
        }
    }

    @Test
    void messagesThatWanderBetweenTwoThreadsAreUsedAgain() throws InterruptedException {
        final Group busy = system.group("busy").mailbox(MailboxKind.BATCHED, 64).build();
        final long[] sum = new long[1];
        final PorterRef consumer = PorterRef.spawn(busy, "consumer", context -> {
            final Porter adding = new Porter(system);
            adding.then = parcel -> {
                sum[0] += parcel.weight;
                adding.handled.clear();
                adding.addresses.clear();
            };
            return adding;
        });
        busy.start();
        final int count = 1_000_000;
        for (int i = 0; i < count; i++) {
            final Parcel parcel = pool.acquire();
            parcel.weight = i;
            while (!consumer.offer(parcel)) {
                Thread.onSpinWait();
            }
        }
        consumer.stop();
        consumer.stopped().toCompletableFuture().join();
        assertThat(sum[0]).isEqualTo((long) count * (count - 1) / 2);
        assertThat(pool.made()).isLessThanOrEqualTo(4L + 64 + 4 * 64);
        assertNoLeak();
    }

    @Test
    void noMessageIsHandedOutTwice() throws InterruptedException {
        final Set<Parcel> out = Collections.synchronizedSet(
            Collections.newSetFromMap(new IdentityHashMap<>()));
        final List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        final List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            final int seed = t;
            final Thread thread = new Thread(() -> {
                try {
                    exchange(out, seed);
                } catch (final Throwable thrown) {
                    failures.add(thrown);
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (final Thread thread : threads) {
            thread.join();
        }
        assertThat(failures).isEmpty();
        assertThat(out).isEmpty();
        assertNoLeak();
    }

    /** Holds up to 200 at a time: several magazines' worth, so that they go to the depot and back. */
    private void exchange(final Set<Parcel> out, final int seed) {
        final Random random = new Random(seed);
        final List<Parcel> mine = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            final int wanted = random.nextInt(200);
            while (mine.size() < wanted) {
                final Parcel parcel = pool.acquire();
                if (!out.add(parcel)) {
                    throw new AssertionError("handed out twice");
                }
                mine.add(parcel);
            }
            while (mine.size() > wanted) {
                final Parcel parcel = mine.remove(mine.size() - 1);
                out.remove(parcel);
                pool.release(parcel);
            }
        }
        for (final Parcel parcel : new HashSet<>(mine)) {
            out.remove(parcel);
            pool.release(parcel);
        }
    }
}
