package io.rysy.benchmarks.inlining;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** The only class of actors in its JVM: it adds, and it calls another of its kind. */
@SuppressWarnings("rysy:possible-cycle") // The other one calls nobody.
@Actor
final class Adder {
    private final AdderRef other;
    private final Add message = new Add(1);
    private long total;

    Adder(final AdderRef other) {
        this.other = other;
    }

    @Handler
    long add(final Add add) {
        total += add.value();
        return total;
    }

    @Handler
    void note(final Note note) {
        total += note.value();
    }

    @Handler
    long call(final Calls calls) {
        long sum = 0;
        for (int i = 0; i < calls.count(); i++) {
            sum += other.fastSend(message);
        }
        return sum;
    }
}
