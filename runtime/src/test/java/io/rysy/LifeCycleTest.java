package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LifeCycleTest extends Fixture {

    private final Group group = system.group("group").build();
    private final List<String> hooks = new ArrayList<>();

    @Test
    void theFactoryAndTheStartHookRunBeforeTheFirstMessage() {
        final ProbeRef probe = ProbeRef.declare(group, "probe");
        probe.send(new Probe.Act(() -> hooks.add("handled")));
        runAll(group);
        assertThat(hooks).isEmpty();
        assertThat(probe.started()).isNotCompleted();

        probe.start(context -> new Probe(hooks));
        runAll(group);

        assertThat(hooks).containsExactly("made", "started", "handled");
        assertThat(probe.started()).isCompleted();
    }

    @Test
    void aSynchronousCallStartsAnActorWhoseStartIsDue() {
        final ProbeRef probe = ProbeRef.spawn(group, "probe", context -> new Probe(hooks));

        probe.fastSend("one");

        assertThat(hooks).containsExactly("made", "started");
        assertThat(record(probe)).containsExactly("one");
    }

    @Test
    void aSynchronousCallToAnActorThatIsOnlyDeclaredSaysSo() {
        final ProbeRef probe = ProbeRef.declare(group, "probe");

        assertThatThrownBy(() -> probe.fastSend("one")).isInstanceOf(IllegalStateException.class)
            .hasMessageContaining("not started");
        assertThat(probe.fastSendVoid("two")).isFalse();

        probe.start(context -> new Probe());
        runAll(group);
        assertThat(record(probe)).containsExactly("two");
    }

    @Test
    void twoActorsGetToKnowEachOther() {
        final ProbeRef first = ProbeRef.declare(group, "first");
        final ProbeRef second = ProbeRef.declare(group, "second");
        first.start(context -> new Probe());
        second.start(context -> new Probe());
        first.send(new Probe.Act(() -> second.send(new Probe.Act(() -> first.send("back")))));

        runAll(group);

        assertThat(record(first)).containsExactly("back");
    }

    @Test
    void aFactoryThatThrowsFailsTheStartAndStopsTheActor() {
        final ProbeRef probe = ProbeRef.declare(group, "probe");
        probe.send("early");
        probe.start(context -> {
            throw new IllegalStateException("as told");
        });

        runAll(group);

        assertThat(probe.started()).isCompletedExceptionally();
        assertThat(probe.stopped()).isCompleted();
        assertThat(group.deadLetters()).isEqualTo(1);
        assertThat(errors).hasSize(2);
        assertThatThrownBy(() -> probe.send("late")).isInstanceOf(ActorStoppedException.class);
    }

    @Test
    void anActorIsStartedOnce() {
        final ProbeRef probe = probe(group, "probe");

        assertThatThrownBy(() -> probe.start(context -> new Probe())).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aStopComesAfterWhatWasAcceptedBefore() {
        final ProbeRef probe = ProbeRef.spawn(group, "probe", context -> new Probe(hooks));
        probe.send(new Probe.Act(() -> hooks.add("handled")));
        probe.stop();
        probe.stop();

        assertThat(probe.offer("refused")).isFalse();
        assertThatThrownBy(() -> probe.send("refused")).isInstanceOf(ActorStoppedException.class);
        runAll(group);

        assertThat(hooks).containsExactly("made", "started", "handled", "stopped");
        assertThat(probe.stopped()).isCompleted();
        assertThatThrownBy(() -> probe.fastSend("refused")).isInstanceOf(ActorStoppedException.class);
        assertThat(group.deadLetters()).isZero();
    }

    @Test
    void anActorStopsItselfThroughItsContext() {
        final ProbeRef[] self = new ProbeRef[1];
        final ProbeRef probe = ProbeRef.spawn(group, "probe", context -> {
            self[0] = context.self();
            assertThat(context.name()).isEqualTo("probe");
            assertThat(context.group()).isSameAs(group);
            return new Probe(hooks);
        });
        probe.send(new Probe.Act(() -> self[0].stop()));

        runAll(group);

        assertThat(self[0]).isEqualTo(probe);
        assertThat(hooks).containsExactly("made", "started", "stopped");
    }

    @Test
    void closeHandlesWhatWasAcceptedAndStopsTheGroupsBuiltLastFirst() {
        final Group down = system.group("down").build();
        final ProbeRef receiver = probe(down, "receiver");
        down.start();
        final Group up = system.group("up").build();
        final ProbeRef sender = probe(up, "sender");
        up.start();
        final int[] received = new int[1];
        for (int i = 0; i < 100; i++) {
            sender.send(new Probe.Act(() -> receiver.send(new Probe.Act(() -> received[0]++))));
        }

        system.close();

        assertThat(received[0]).isEqualTo(100);
        assertThat(errors).isEmpty();
    }

    @Test
    void closeRunsAGroupThatNobodyDrives() {
        final ProbeRef probe = ProbeRef.spawn(group, "probe", context -> new Probe(hooks));
        probe.send(new Probe.Act(() -> hooks.add("handled")));

        system.close();

        assertThat(hooks).containsExactly("made", "started", "handled", "stopped");
    }

    @Test
    void closeFromInsideAnActorIsRefused() {
        final ProbeRef probe = probe(group, "probe");

        assertThatThrownBy(() -> in(probe, system::close)).rootCause().hasMessageContaining("from inside");
    }

    @Test
    void closeEndsInABoundAndReportsWhatItLeft() throws InterruptedException {
        final ProbeRef probe = probe(group, "probe");
        group.start();
        final CountDownLatch blocked = new CountDownLatch(1);
        final CountDownLatch release = new CountDownLatch(1);
        probe.send(new Probe.Act(() -> {
            blocked.countDown();
            awaitUninterruptibly(release);
        }));
        probe.send("left");
        blocked.await();

        system.close();

        assertThat(errors).anySatisfy(error -> assertThat(error)
            .hasMessageContaining("did not stop in time").hasMessageContaining("probe"));
        release.countDown();
        assertThat(probe.stopped().toCompletableFuture()).succeedsWithin(10, TimeUnit.SECONDS);
    }

    private static void awaitUninterruptibly(final CountDownLatch latch) {
        boolean interrupted = false;
        while (true) {
            try {
                latch.await();
                break;
            } catch (final InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
