package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.MailboxKind;
import io.rysy.delivery.Carrier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What a thread knows of the groups that it is inside: of few, and of more than it can keep at hand; on the way in, on
 * the way out, and when its chain comes back to a group that it holds.
 */
@Timeout(60)
class ManyGroupsTest extends Fixture {

    @Test
    void theChainThroughHundredsOfGroupsIsExact() {
        final List<ProbeRef> probes = lonely("hop", 200);

        for (int round = 0; round < 3; round++) {
            final CyclicInvocationException[] thrown = new CyclicInvocationException[1];
            through(probes, () -> {
                try {
                    probes.get(0).fastSend("again");
                } catch (final CyclicInvocationException e) {
                    thrown[0] = e;
                }
            });

            assertThat(thrown[0].chain())
                .isEqualTo(probes.stream().map(probe -> probe.name() + "(Act)").collect(Collectors.toList()));
            assertNothingIsHeld(probes);
        }
    }

    @Test
    void theChainIsExactInWhateverOrderTheGroupsWereEnteredBefore() {
        final List<ProbeRef> probes = lonely("hop", 150);
        final Random random = new Random(7);
        for (int round = 0; round < 50; round++) {
            final List<ProbeRef> way = new ArrayList<>(probes);
            Collections.shuffle(way, random);
            final List<ProbeRef> taken = way.subList(0, 1 + random.nextInt(way.size()));
            final List<String> chain = new ArrayList<>();
            through(taken, () -> {
                try {
                    taken.get(random.nextInt(taken.size())).fastSend("again");
                } catch (final CyclicInvocationException e) {
                    chain.addAll(e.chain());
                }
            });

            assertThat(chain)
                .isEqualTo(taken.stream().map(probe -> probe.name() + "(Act)").collect(Collectors.toList()));
            assertNothingIsHeld(probes);
        }
    }

    @Test
    void theChainIsExactAfterSomebodyLookedWhereTheThreadIs() throws InterruptedException {
        onThreadOfItsOwn(() -> {
            final ProbeRef near = probe(system.group("near").build(), "near");
            final ProbeRef far = probe(system.group("far").build(), "far");
            far.fastSend("known");

            in(near, () -> {
                near.send("looks, and forgets that the thread was in the other group");
                in(far, () -> assertThatThrownBy(() -> near.fastSend("again"))
                    .isInstanceOfSatisfying(CyclicInvocationException.class,
                        e -> assertThat(e.chain()).containsExactly("near(Act)", "far(Act)")));
            });
        });
    }

    @Test
    void theChainIsExactAfterAThreadThatHasTooManyGroupsWasHere() throws InterruptedException {
        final Group group = system.group("group").build();
        final ProbeRef first = probe(group, "first");
        final ProbeRef second = probe(group, "second");
        final List<ProbeRef> others = lonely("other", 63);

        onThreadOfItsOwn(() -> {
            first.fastSend("known");
            onThreadOfItsOwn(() -> {
                others.forEach(other -> other.fastSend("known"));
                first.fastSend("one group too many");
            });
            // So that the marks of this thread are higher than those of the other.
            through(others, () -> { });

            in(first, () -> in(second, () -> assertThatThrownBy(() -> first.fastSend("again"))
                .isInstanceOfSatisfying(CyclicInvocationException.class,
                    e -> assertThat(e.chain()).containsExactly("first(Act)", "second(Act)"))));
        });
    }

    @Test
    void exactlyThatManyLocksAreAllowed() {
        final List<ProbeRef> probes = lonely("deep", 257);
        for (int round = 0; round < 3; round++) {
            through(probes.subList(0, 256), () -> { });

            assertThatThrownBy(() -> through(probes, () -> { })).isInstanceOf(CyclicInvocationException.class)
                .hasMessageContaining("256");
            assertNothingIsHeld(probes);
            Collections.reverse(probes);
        }
    }

    @Test
    void reentriesCountAsLocksDo() {
        final Group group = system.group("members").build();
        final List<ProbeRef> members = new ArrayList<>();
        for (int i = 0; i < 230; i++) {
            members.add(probe(group, "member-" + i).with(CyclePolicy.PERMISSIVE));
        }
        final List<ProbeRef> known = lonely("known", 26);
        known.forEach(probe -> probe.fastSend("known"));

        twiceThrough(members, 0, () -> through(known.subList(0, 25), () -> { }));

        assertThatThrownBy(() -> twiceThrough(members, 0, () -> through(known, () -> { })))
            .isInstanceOf(CyclicInvocationException.class).hasMessageContaining("256");
        twiceThrough(members, 0, () -> through(known.subList(0, 25), () -> { }));
        assertNothingIsHeld(known);
    }

    @Test
    void whatCanBeQueuedIsQueuedWhereTheChainIsTooDeep() {
        final List<ProbeRef> probes = lonely("deep", 257);
        final ProbeRef last = probes.remove(256);
        final boolean[] ran = new boolean[2];

        through(probes, () -> ran[0] = last.fastSendVoid("queued"));
        through(probes.subList(1, 256), () -> ran[1] = last.fastSendVoid("queued behind"));
        runAll(last.group());

        assertThat(ran).containsExactly(false, false);
        assertThat(record(last)).containsExactly("queued", "queued behind");
        assertThat(last.fastSendVoid("at once")).isTrue();
        assertThat(last.counters().asynchronousFallbacks()).isEqualTo(2);
        assertThat(last.counters().cycles()).isZero();
    }

    @Test
    void aThreadCanDriveHundredsOfGroups() {
        final List<ProbeRef> probes = lonely("driven", 200);
        for (int i = 0; i < probes.size(); i++) {
            final ProbeRef next = probes.get((i + 1) % probes.size());
            probes.get(i).send(new Probe.Act(() -> next.fastSend("from the one before")));
        }

        probes.forEach(probe -> runAll(probe.group()));

        for (final ProbeRef probe : probes) {
            assertThat(record(probe)).containsExactly("from the one before");
        }
        assertNothingIsHeld(probes);
    }

    @Test
    void aGroupThatTakesTheNumberOfAClosedOneIsAnother() {
        for (int round = 0; round < 100; round++) {
            try (ActorSystem shortLived = ActorSystem.create("short-lived")) {
                final ProbeRef one = probe(shortLived.group("one").build(), "one");
                final ProbeRef other = probe(shortLived.group("other").build(), "other");
                in(one, () -> in(other, () -> assertThatThrownBy(() -> one.fastSend("again"))
                    .isInstanceOfSatisfying(CyclicInvocationException.class,
                        e -> assertThat(e.chain()).containsExactly("one(Act)", "other(Act)"))));
            }
            assertThat(Carrier.current().isInside()).isFalse();
        }
    }

    @Test
    void aMessageSentFromAGroupThatTheChainCameBackToKeepsItsPlaceInTheOrder() {
        final Group far = system.group("far").mailbox(MailboxKind.SHARDED, 4096).build();
        final ProbeRef receiver = probe(far, "receiver");
        final Group home = system.group("home").build();
        final ProbeRef entry = probe(home, "entry");
        final ProbeRef member = probe(home, "member");
        final List<String> expected = new ArrayList<>();
        for (final ProbeRef between : lonely("between", 20)) {
            expected.add("before " + between.name());
            expected.add("back from " + between.name());
            in(entry, () -> {
                receiver.send("before " + between.name());
                in(between, () -> in(member, () -> receiver.send("back from " + between.name())));
            });
        }

        runAll(far);

        assertThat(record(receiver)).isEqualTo(expected);
    }

    @Test
    void aMessageToAGroupThatTheChainCameBackToIsInternal() {
        final Group home = system.group("home").build();
        final ProbeRef entry = probe(home, "entry");
        final ProbeRef member = probe(home, "member");
        final ProbeRef between = probe(system.group("between").build(), "between");
        entry.send("from outside");

        in(entry, () -> in(between, () -> in(member, () -> entry.send("from inside"))));
        runAll(home);

        assertThat(record(entry)).containsExactly("from inside", "from outside");
    }

    @Test
    void noTwoTurnsAreTheSameWhicheverThreadsRunThem() throws InterruptedException {
        final List<ActorContext<ProbeRef>> contexts = new ArrayList<>();
        final ProbeRef probe = ProbeRef.spawn(system.group("group").build(), "probe", context -> {
            contexts.add(context);
            return new Probe();
        });
        final List<Long> times = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            final Thread thread = new Thread(() -> in(probe, () -> {
                final long now = contexts.get(0).clock().nanoTime();
                while (contexts.get(0).clock().nanoTime() == now) {
                    Thread.onSpinWait();
                }
                times.add(contexts.get(0).turnTime());
            }));
            thread.start();
            thread.join();
        }

        assertThat(times).doesNotHaveDuplicates().isSorted();
    }

    private List<ProbeRef> lonely(final String name, final int count) {
        final List<ProbeRef> probes = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            probes.add(probe(system.group(name + "-" + i).build(), name + "-" + i));
        }
        return probes;
    }

    /** Runs something in a handler of the last actor, called by one of the one before, and so on. */
    private static void through(final List<ProbeRef> way, final Runnable then) {
        if (way.isEmpty()) {
            then.run();
        } else {
            in(way.get(0), () -> through(way.subList(1, way.size()), then));
        }
    }

    /** The same through two handlers of each actor. */
    private static void twiceThrough(final List<ProbeRef> way, final int from, final Runnable then) {
        if (from == way.size()) {
            then.run();
        } else {
            final ProbeRef probe = way.get(from);
            in(probe, () -> probe.fastSend(new Probe.Act2(() -> twiceThrough(way, from + 1, then))));
        }
    }

    private interface Action {
        void run() throws InterruptedException;
    }

    /** Runs something on a thread that has not been in any group. */
    private static void onThreadOfItsOwn(final Action action) throws InterruptedException {
        final Throwable[] failure = new Throwable[1];
        final Thread thread = new Thread(() -> {
            try {
                action.run();
            } catch (final Throwable thrown) {
                failure[0] = thrown;
            }
        });
        thread.start();
        thread.join();
        assertThat(failure[0]).isNull();
    }

    private static void assertNothingIsHeld(final List<ProbeRef> probes) {
        assertThat(Carrier.current().isInside()).isFalse();
        for (final ProbeRef probe : probes) {
            probe.fastSendX("free");
        }
    }
}
