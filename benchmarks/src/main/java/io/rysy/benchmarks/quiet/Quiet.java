package io.rysy.benchmarks.quiet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Whether the machine is quiet: told by what a little work costs that nobody contends for. On a virtual machine a
 * processor is often one of the two threads of a core whose other one belongs to a neighbour. While that one works, a
 * direct call is a fifth slower, and simple arithmetic or a compare-and-set takes up to twice as long, for seconds or
 * minutes, and nothing inside the machine shows it: no stolen time, no load. What is measured then compares two states
 * of the machine.
 *
 * <p>So what compares arms waits until this is quiet before each of them, all arms alike: the measure is taken before
 * an arm runs, and knows nothing of its figures. One thread at a time.
 */
public final class Quiet {

    /** What the work costs at best, in nanoseconds: set in the JVMs that are to wait. */
    public static final String PROPERTY = "rysy.quiet.nanos";

    /** Between the two states, which are about a factor of one and a half apart. */
    private static final double TOLERANCE = 1.2;

    private static final int TIMES = 20_000;
    private static final int ROUNDS = 4;
    private static final int LOOKS = 15;
    private static final long PAUSE_MILLIS = 200;

    private final int threads;
    private double best;

    private Quiet(final int threads, final double best) {
        this.threads = threads;
        this.best = best;
    }

    /**
     * Looks at the machine for about two seconds.
     *
     * @return the machine, of which as many processors have to be quiet as an arm keeps busy
     */
    public static Quiet learn() {
        final Quiet quiet = new Quiet(Math.min(2, Runtime.getRuntime().availableProcessors()), Double.MAX_VALUE);
        for (int i = 0; i < 20; i++) {
            quiet.isNow();
            pause(PAUSE_MILLIS / 2);
        }
        return quiet;
    }

    /**
     * In a JVM that measures with the calling thread.
     *
     * @param best what the work costs at best, in nanoseconds
     * @return the machine
     */
    public static Quiet knowing(final double best) {
        final Quiet quiet = new Quiet(1, best);
        // The first looks are interpreted.
        for (int i = 0; i < 3; i++) {
            look();
        }
        return quiet;
    }

    /**
     * What the work cost at best until now.
     *
     * @return nanoseconds
     */
    public double best() {
        return best;
    }

    /**
     * Looks once, which takes a few milliseconds.
     *
     * @return whether the processors are quiet
     */
    public boolean isNow() {
        final List<Double> now = threads == 1 ? look() : lookAtAll();
        best = Math.min(best, now.get(0));
        return isQuiet(now, best);
    }

    /** Whether costs, the least first, are as a rule near the best. */
    static boolean isQuiet(final List<Double> costs, final double best) {
        return costs.get(costs.size() / 2) <= best * TOLERANCE;
    }

    /**
     * Waits until it is quiet.
     *
     * @param atMost how long at most
     * @return false where it was not
     */
    public boolean await(final Duration atMost) {
        final long begin = System.nanoTime();
        while (!isNow()) {
            if (System.nanoTime() - begin >= atMost.toNanos() || Thread.currentThread().isInterrupted()) {
                return false;
            }
            pause(PAUSE_MILLIS);
        }
        return true;
    }

    private static void pause(final long millis) {
        try {
            Thread.sleep(millis);
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** What it costs on all of the processors, with a thread on each at the same time. */
    private List<Double> lookAtAll() {
        final ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            final CyclicBarrier together = new CyclicBarrier(threads);
            final Callable<List<Double>> look = () -> {
                together.await();
                return look();
            };
            final List<Double> all = new ArrayList<>();
            for (final Future<List<Double>> one : executor.invokeAll(Collections.nCopies(threads, look))) {
                all.addAll(one.get());
            }
            Collections.sort(all);
            return all;
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            return List.of(best);
        } catch (final ExecutionException e) {
            throw new IllegalStateException(e);
        } finally {
            executor.shutdownNow();
        }
    }

    /** What it costs on this processor, several times, the least first. */
    private static List<Double> look() {
        final AtomicLong word = new AtomicLong();
        final List<Double> looks = new ArrayList<>();
        for (int i = 0; i < LOOKS; i++) {
            looks.add(time(word));
        }
        Collections.sort(looks);
        return looks;
    }

    /** A compare-and-set, and four chains of arithmetic beside each other, which keep a core busy. */
    private static double time(final AtomicLong word) {
        final long begin = System.nanoTime();
        long a = begin;
        long b = 1L;
        long c = 2L;
        long d = 3L;
        for (int i = 0; i < TIMES; i++) {
            word.compareAndSet(0L, a);
            word.setPlain(0L);
            for (int k = 0; k < ROUNDS; k++) {
                a = (a ^ i) + 7L;
                b = (b ^ i) + 7L;
                c = (c ^ i) + 7L;
                d = (d ^ i) + 7L;
            }
        }
        word.setPlain(a ^ b ^ c ^ d);
        final double cost = (double) (System.nanoTime() - begin) / TIMES;
        word.setPlain(0L);
        return cost;
    }
}
