package io.rysy.benchmarks.delivery;

import org.openjdk.jmh.annotations.CompilerControl;

/** The work of {@link Counter} in another class, so that the virtual call has a choice. */
final class CountingD implements Counting {

    private long total;

    @Override
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    public long add(final Amount amount) {
        total += amount.value;
        return total;
    }
}
