package io.rysy.benchmarks.tables.floors;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A flag and a message, each on a cache line of its own and that of its neighbour; beside the flag, where it is. */
final class Lines {

    private static final int FLAG = 32;
    private static final int REFERENCE = 33;
    private static final int MESSAGE = 64;
    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

    private final long[] words = new long[96];

    Lines() {
        words[REFERENCE] = MESSAGE;
    }

    long flag() {
        return (long) WORDS.getAcquire(words, FLAG);
    }

    void flag(final long value) {
        WORDS.setRelease(words, FLAG, value);
    }

    long message() {
        return words[MESSAGE];
    }

    void message(final long value) {
        words[MESSAGE] = value;
    }

    int reference() {
        return (int) words[REFERENCE];
    }

    void reference(final int at) {
        words[REFERENCE] = at;
    }

    long message(final int at) {
        return words[at];
    }

    void message(final int at, final long value) {
        words[at] = value;
    }
}
