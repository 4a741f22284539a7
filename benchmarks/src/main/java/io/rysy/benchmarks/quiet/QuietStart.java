package io.rysy.benchmarks.quiet;

import java.time.Duration;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/** A benchmark whose iterations begin while the machine is quiet, where the JVM was told how fast that is. */
public abstract class QuietStart {

    private static final Duration PATIENCE_OF_A_FORK = Duration.ofSeconds(10);

    private static final double BEST = Double.parseDouble(System.getProperty(Quiet.PROPERTY, "0"));

    private Quiet quiet;
    private Duration patience = PATIENCE_OF_A_FORK;

    /** Waits, and says so where it waited in vain. */
    @Setup(Level.Iteration)
    public final void awaitQuiet() {
        if (BEST == 0) {
            return;
        }
        if (quiet == null) {
            quiet = Quiet.knowing(BEST);
        }
        final long begin = System.nanoTime();
        if (!quiet.await(patience)) {
            System.out.print("(the machine is not quiet) ");
        }
        final Duration left = patience.minusNanos(System.nanoTime() - begin);
        patience = left.isNegative() ? Duration.ZERO : left;
    }
}
