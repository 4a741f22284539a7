package io.rysy.benchmarks.wakeups;

import io.rysy.ActorSystem;
import io.rysy.Group;
import io.rysy.annotations.MailboxKind;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Hunts for a lost wake-up, in groups of each kind of mailbox. Exits with 1 where it finds one. */
@Command(name = "wake-ups", mixinStandardHelpOptions = true,
    description = "Sends single messages at random gaps to a group that falls asleep in between, and sees that each "
        + "one wakes it.")
public final class WakeUpsCommand implements Callable<Integer> {

    private static final int CAPACITY = 16;
    private static final long PROGRESS_NANOS = 10_000_000_000L;

    @Option(names = "--rounds", defaultValue = "10000000",
        description = "How many messages, over all kinds. Default: ${DEFAULT-VALUE}.")
    private long rounds;

    @Option(names = "--kind", description = "Which mailbox: ${COMPLETION-CANDIDATES}. Default: each in turn.")
    private MailboxKind kind;

    @Option(names = "--max-gap", defaultValue = "40",
        description = "The longest gap, in microseconds. Default: ${DEFAULT-VALUE}.")
    private int maxGapMicros;

    @Option(names = "--seed", description = "What the gaps are drawn from. Default: by chance.")
    private Long seed;

    private long nextProgress;

    /** For the command line. */
    public WakeUpsCommand() {
    }

    @Override
    public Integer call() {
        final long drawnFrom = seed != null ? seed : System.nanoTime();
        final SplittableRandom random = new SplittableRandom(drawnFrom);
        final List<MailboxKind> kinds = kind != null ? List.of(kind) : List.of(MailboxKind.values());
        System.out.printf(Locale.ROOT, "wake-ups: %,d rounds, gaps up to %d us, --seed %d, JDK %s, %d processors%n",
            rounds, maxGapMicros, drawnFrom, System.getProperty("java.version"),
            Runtime.getRuntime().availableProcessors());
        long left = rounds;
        for (int i = 0; i < kinds.size(); i++) {
            final long share = left / (kinds.size() - i);
            left -= share;
            if (!hunt(kinds.get(i), share, random.split(), drawnFrom)) {
                return 1;
            }
        }
        System.out.println("passed: no wake-up was lost");
        return 0;
    }

    private boolean hunt(final MailboxKind of, final long count, final SplittableRandom random, final long drawnFrom) {
        final AtomicReference<Thread> thread = new AtomicReference<>();
        final BooleanSupplier isAsleep = () -> thread.get().getState() == Thread.State.TIMED_WAITING;
        try (ActorSystem system = ActorSystem.create("wake-ups")) {
            final Group group = system.group("sleeper").mailbox(of, CAPACITY).threadFactory(runnable -> {
                thread.set(new Thread(runnable, "sleeper"));
                return thread.get();
            }).build();
            final Hunt hunt = new Hunt(group, isAsleep, random, maxGapMicros * 1_000);
            group.start();
            final long begin = System.nanoTime();
            nextProgress = begin + PROGRESS_NANOS;
            final boolean passed = hunt.run(count, done -> progress(of, done, count));
            System.out.printf(Locale.ROOT, "%-9s %,12d rounds in %6.1f s, %4.1f %% found the group asleep, longest "
                + "wait %.1f ms%n", of, hunt.rounds(), (System.nanoTime() - begin) / 1e9,
                100.0 * hunt.asleep() / Math.max(1L, hunt.rounds()), hunt.longestWaitNanos() / 1e6);
            if (!passed) {
                System.out.printf(Locale.ROOT, "LOST: the message of round %d, kind %s, --seed %d, sent %d ns after "
                    + "the one before was handled, was not handled within %d ms; the group's thread is %s%n",
                    hunt.rounds(), of, drawnFrom, hunt.lastGapNanos(), Hunt.BOUND_NANOS / 1_000_000,
                    thread.get().getState());
            }
            return passed;
        }
    }

    private void progress(final MailboxKind of, final long done, final long count) {
        final long now = System.nanoTime();
        if (now - nextProgress > 0) {
            nextProgress = now + PROGRESS_NANOS;
            System.out.printf(Locale.ROOT, "%-9s %,12d of %,d%n", of, done, count);
        }
    }
}
