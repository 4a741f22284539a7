package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.rysy.annotations.CyclePolicy;
import org.junit.jupiter.api.Test;

class CycleTest extends Fixture {

    private final Group one = system.group("one").build();
    private final Group two = system.group("two").build();
    private final ProbeRef a = probe(one, "a");
    private final ProbeRef b = probe(one, "b");
    private final ProbeRef c = probe(two, "c");

    @Test
    void aSelfCallIsACycle() {
        final CyclicInvocationException cycle = catchThrowableOfType(CyclicInvocationException.class,
            () -> in(a, () -> in(a, () -> { })));

        assertThat(cycle.target()).isEqualTo("a");
        assertThat(cycle.messageType()).isEqualTo("Act");
        assertThat(cycle.chain()).containsExactly("a(Act)");
        assertThat(cycle).hasMessageContaining("a(Act) -> a(Act)").hasMessageContaining("PERMISSIVE");
    }

    @Test
    void theChainIsExactThroughSeveralGroups() {
        final CyclicInvocationException cycle = catchThrowableOfType(CyclicInvocationException.class,
            () -> in(a, () -> b.fastSend(new Probe.Act2(() -> in(c, () -> a.fastSend("again"))))));

        assertThat(cycle.target()).isEqualTo("a");
        assertThat(cycle.messageType()).isEqualTo("String");
        assertThat(cycle.chain()).containsExactly("a(Act)", "b(Act2)", "c(Act)");
    }

    @Test
    void theChainComesBackToAGroupThroughAnotherMember() {
        final CyclicInvocationException cycle = catchThrowableOfType(CyclicInvocationException.class,
            () -> in(a, () -> in(c, () -> in(b, () -> in(c, () -> { })))));

        assertThat(cycle.chain()).containsExactly("a(Act)", "c(Act)", "b(Act)");
        assertThat(cycle.target()).isEqualTo("c");
    }

    @Test
    void comingBackToAGroupThroughAnotherMemberIsNoCycle() {
        in(a, () -> in(c, () -> b.fastSend("fine")));
        in(a, () -> b.fastSend("fine too"));

        assertThat(record(b)).containsExactly("fine", "fine too");
    }

    @Test
    void afterACycleEveryActorCanBeCalledAgain() {
        for (int i = 0; i < 3; i++) {
            assertThatThrownBy(() -> in(a, () -> in(c, () -> in(b, () -> in(a, () -> { })))))
                .isInstanceOf(CyclicInvocationException.class);
        }
        a.fastSend("a");
        b.fastSend("b");
        c.fastSend("c");
        assertThat(errors).isEmpty();
    }

    @Test
    void aCallerMayCatchTheCycleAndGoOn() {
        in(a, () -> {
            assertThatThrownBy(() -> a.fastSend("again")).isInstanceOf(CyclicInvocationException.class);
            b.fastSend("instead");
        });

        assertThat(record(b)).containsExactly("instead");
    }

    @Test
    void aPermissiveCallReentersThroughAnotherHandler() {
        final ProbeRef again = a.with(CyclePolicy.PERMISSIVE);

        in(a, () -> in(b, () -> again.fastSend("callback")));

        assertThat(record(a)).containsExactly("callback");
    }

    @Test
    void aPermissiveCallOfTheSameHandlerIsACycle() {
        final ProbeRef again = a.with(CyclePolicy.PERMISSIVE);

        final CyclicInvocationException cycle = catchThrowableOfType(CyclicInvocationException.class,
            () -> in(a, () -> in(c, () -> again.fastSend(new Probe.Act2(() -> in(again, () -> { }))))));

        assertThat(cycle.chain()).containsExactly("a(Act)", "c(Act)", "a(Act2)");
        a.fastSend("free again");
    }

    @Test
    void theNearestPolicyWins() {
        final Group permissive = system.group("permissive").cyclePolicy(CyclePolicy.PERMISSIVE).build();
        final ProbeRef p = probe(permissive, "p");

        in(p, () -> p.fastSend("allowed by the group"));
        assertThatThrownBy(() -> in(p, () -> p.with(CyclePolicy.CONSERVATIVE).fastSend("refused by the call")))
            .isInstanceOf(CyclicInvocationException.class);

        assertThat(record(p)).containsExactly("allowed by the group");
    }

    @Test
    void aMessageHopEndsTheChain() {
        a.send(new Probe.Act(() -> b.send(new Probe.Act(() -> a.fastSend("after the hop")))));

        runAll(one);

        assertThat(record(a)).containsExactly("after the hop");
        assertThat(errors).isEmpty();
    }

    @Test
    void fastSendVoidOnACycleEnqueues() {
        in(a, () -> assertThat(a.fastSendVoid("later")).isFalse());

        runAll(one);

        assertThat(record(a)).containsExactly("later");
        assertThat(errors).isEmpty();
    }

    @Test
    void aHandlerThatThrowsLetsEverythingGo() {
        final Error error = new AssertionError("as told");

        final HandlerFailedException failure = catchThrowableOfType(HandlerFailedException.class,
            () -> in(a, () -> in(c, () -> in(b, () -> {
                throw error;
            }))));

        assertThat(failure.actor()).isEqualTo("b");
        assertThat(failure.getCause()).isSameAs(error);
        assertThat(errors).containsExactly(failure);
        a.fastSend("free");
        b.fastSend("free");
        c.fastSend("free");
    }

    @Test
    void aStackOverflowAtAnyDepthLeavesEveryLockFree() throws InterruptedException {
        final ProbeRef d = probe(system.group("three").build(), "d");
        for (int i = 0; i < 300; i++) {
            final int eaten = i;
            final Runnable inner = () -> in(b, () -> in(d, this::digForEver));
            assertThatThrownBy(() -> in(a, () -> in(c, () -> dig(eaten % 37, inner)))).isInstanceOf(Throwable.class);
            assertEachCanBeCalledByAnotherThread(d);
        }
    }

    private void assertEachCanBeCalledByAnotherThread(final ProbeRef d) throws InterruptedException {
        final Throwable[] thrown = new Throwable[1];
        final Thread thread = new Thread(() -> {
            try {
                a.fastSendX("free");
                b.fastSendX("free");
                c.fastSendX("free");
                d.fastSendX("free");
            } catch (final Throwable t) {
                thrown[0] = t;
            }
        });
        thread.start();
        thread.join();
        assertThat(thrown[0]).isNull();
    }

    private int dig(final int depth, final Runnable then) {
        if (depth == 0) {
            then.run();
            return 0;
        }
        return dig(depth - 1, then) + 1;
    }

    private void digForEver() {
        dig(Integer.MAX_VALUE, () -> { });
    }

    @Test
    void aChainThatIsTooDeepIsRefused() {
        final ProbeRef[] probes = new ProbeRef[300];
        for (int i = 0; i < probes.length; i++) {
            probes[i] = probe(system.group("deep-" + i).build(), "deep-" + i);
        }

        assertThatThrownBy(() -> descend(probes, 0)).isInstanceOf(CyclicInvocationException.class)
            .hasMessageContaining("256");

        for (final ProbeRef probe : probes) {
            probe.fastSendX("free");
        }
    }

    private void descend(final ProbeRef[] probes, final int depth) {
        in(probes[depth], () -> descend(probes, depth + 1));
    }

    @Test
    void aThreadThatLiesAboutItsIdIsNotTakenForAnother() throws InterruptedException {
        final Thread honest = Thread.currentThread();
        final Throwable[] seen = new Throwable[1];
        in(a, () -> {
            final Thread liar = new Thread(() -> {
                try {
                    a.fastSendX("sneaked in");
                } catch (final Throwable t) {
                    seen[0] = t;
                }
            }) {
                @Override
                @SuppressWarnings("deprecation")
                public long getId() {
                    return honest.getId();
                }
            };
            liar.start();
            join(liar);
        });

        assertThat(seen[0]).isInstanceOf(ActorBusyException.class);
    }

    private static void join(final Thread thread) {
        try {
            thread.join();
        } catch (final InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
