package io.rysy.benchmarks.soak;

import io.rysy.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** One phase: some threads at a new world, until the time is over; then it gets quiet, and the books are compared. */
final class Phase {

    private static final long QUIET_NANOS = 120_000_000_000L;

    private final int number;
    private final int threads;
    private final long nanos;
    private final SplittableRandom random;
    private final Tallies tallies = new Tallies();

    Phase(final int number, final int threads, final long nanos, final SplittableRandom random) {
        this.number = number;
        this.threads = threads;
        this.nanos = nanos;
        this.random = random;
    }

    PhaseResult run(final Runnable atHang) throws InterruptedException {
        final World world = new World(number, threads, random, tallies);
        final long begin = System.nanoTime();
        final double seconds;
        final Watchdog watchdog = new Watchdog(tallies::progress, () -> hung(world, atHang));
        try {
            drive(world, begin + nanos);
            awaitQuiet(world);
            seconds = (System.nanoTime() - begin) / 1e9;
            world.closeAndCheck();
        } finally {
            watchdog.stop();
        }
        return result(world, seconds);
    }

    private void drive(final World world, final long deadline) throws InterruptedException {
        final List<Thread> drivers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            final Thread driver =
                new Thread(new Driver(world.driver(i), world.nodes(), tallies, deadline), "driver-" + i);
            drivers.add(driver);
            driver.start();
        }
        for (final Thread driver : drivers) {
            driver.join();
        }
    }

    private void awaitQuiet(final World world) throws InterruptedException {
        final long deadline = System.nanoTime() + QUIET_NANOS;
        while (!tallies.isQuiet()) {
            if (System.nanoTime() - deadline > 0) {
                tallies.fault("not quiet after all drivers had ended: " + state(world));
                return;
            }
            Thread.sleep(1);
        }
    }

    private void hung(final World world, final Runnable atHang) {
        System.err.println(state(world));
        tallies.faults().forEach(System.err::println);
        atHang.run();
    }

    private String state(final World world) {
        final StringBuilder state = new StringBuilder()
            .append(tallies.attempts.sum()).append(" attempted, ").append(tallies.refused.sum()).append(" refused, ")
            .append(tallies.handled.sum()).append(" handled, ").append(tallies.repliesOwed.sum())
            .append(" replies owed, ").append(tallies.replies.sum()).append(" replies came");
        for (final Group group : world.groups()) {
            state.append("; ").append(group).append(", ").append(group.queued()).append(" queued");
        }
        return state.toString();
    }

    private PhaseResult result(final World world, final double seconds) {
        long maxWait = 0;
        for (final Node node : world.nodes()) {
            maxWait = Math.max(maxWait, node.book().maxWaitNanos());
        }
        final long[] outcomes = new long[Outcome.ALL.length];
        for (final Outcome outcome : Outcome.ALL) {
            outcomes[outcome.ordinal()] = world.total(outcome);
        }
        return new PhaseResult(threads, seconds, tallies.attempts.sum(), tallies.handled.sum(), tallies.replies.sum(),
            outcomes, maxWait, tallies.faultCount(), tallies.faults());
    }
}
