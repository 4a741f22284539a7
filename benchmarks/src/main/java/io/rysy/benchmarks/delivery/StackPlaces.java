package io.rysy.benchmarks.delivery;

import java.util.function.LongSupplier;
import org.openjdk.jmh.annotations.CompilerControl;

/**
 * Runs a loop at another place of the stack each time. The loops that are measured keep their variables in memory over
 * a call, and how fast the processor hands those from a store to the next load swings by nanoseconds with the place
 * where they happen to lie: the same in all forks of one build, and another in the next build. Over many places it
 * evens out. (Mytkowicz, Diwan, Hauswirth and Sweeney, "Producing wrong data without doing anything obviously wrong!",
 * 2009.)
 */
final class StackPlaces {

    private static final int PLACES = 16;

    private final LongSupplier loop;

    private int next;

    StackPlaces(final LongSupplier loop) {
        this.loop = loop;
    }

    long run() {
        next = next + 1 & PLACES - 1;
        return below(next);
    }

    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private long below(final int frames) {
        return frames == 0 ? loop.getAsLong() : below(frames - 1) + 1;
    }
}
