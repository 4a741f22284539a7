package io.rysy.benchmarks.tables.floors;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Two words, each alone on its cache line and that of its neighbour. */
final class Lines {

    private static final int FLAG = 32;
    private static final int MESSAGE = 64;
    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

    private final long[] words = new long[96];

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
}
