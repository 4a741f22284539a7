package io.rysy.benchmarks.tables;

import io.rysy.benchmarks.quiet.Quiet;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;

/** Runs arms while the machine is quiet, as far as patience lasts. */
final class QuietFork {

    private static final int TRIES = 3;
    private static final Duration PATIENCE = Duration.ofMinutes(10);
    private static final Duration OF_A_ROUND = Duration.ofSeconds(10);

    private final Fork fork;
    private final Quiet machine = Quiet.learn();

    /** What is left for waiting, and for rounds that are taken again, in nanoseconds. */
    private long patience = PATIENCE.toNanos();

    QuietFork(final Fork fork) {
        this.fork = fork;
    }

    /**
     * One round of an arm. It is taken again where the machine was not quiet before it and after it, a few times at
     * most; the last one counts, and says so.
     */
    Map<String, Double> run(final Arm arm) throws IOException, InterruptedException {
        for (int left = TRIES;; left--) {
            final long begin = System.nanoTime();
            boolean quiet = machine.await(Duration.ofNanos(Math.min(patience, OF_A_ROUND.toNanos())));
            final long waited = System.nanoTime() - begin;
            final Map<String, Double> figures = fork.run(arm);
            quiet &= machine.isNow();
            if (quiet || left == 1 || patience <= 0) {
                patience -= waited;
                figures.put(Row.DISTURBED, quiet ? 0.0 : 1.0);
                return figures;
            }
            System.err.println("the machine was not quiet: once more");
            patience -= System.nanoTime() - begin;
        }
    }
}
