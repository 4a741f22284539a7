package io.rysy.benchmarks.inlining;

import io.rysy.ActorSystem;
import io.rysy.Group;

/** The program that is watched: calls inside a group, and messages from outside, until they are hot. */
final class Hot {
    private static final long NANOS = 1_500_000_000L;
    private static final int CALLS = 1_000;
    private static final int MESSAGES = 64;

    private Hot() {
    }

    /**
     * Runs it for three seconds.
     *
     * @param arguments none
     */
    public static void main(final String[] arguments) {
        try (ActorSystem system = ActorSystem.create("hot")) {
            final Group group = system.group("hot").build();
            final AdderRef adder = AdderRef.spawn(group, "adder", ctx -> new Adder(null));
            final AdderRef caller = AdderRef.spawn(group, "caller", ctx -> new Adder(adder));
            final Calls calls = new Calls(CALLS);
            long sum = 0;
            for (final long begin = System.nanoTime(); System.nanoTime() - begin < NANOS;) {
                sum += caller.fastSend(calls);
            }
            final Note note = new Note(1);
            for (final long begin = System.nanoTime(); System.nanoTime() - begin < NANOS;) {
                send(adder, note);
                group.doWork();
            }
            System.out.println("sum " + (sum + adder.fastSend(new Add(1))));
        }
    }

    private static void send(final AdderRef adder, final Note note) {
        for (int i = 0; i < MESSAGES; i++) {
            adder.send(note);
        }
    }
}
