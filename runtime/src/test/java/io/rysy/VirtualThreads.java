package io.rysy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** Virtual threads, for sources that have to compile where there are none. */
final class VirtualThreads {

    private static final String PARALLELISM = "jdk.virtualThreadScheduler.parallelism";

    private VirtualThreads() {
    }

    /** Skips the test where there are no virtual threads, or more than one carrier for them. */
    static void assumeOneCarrier() {
        Assumptions.assumeTrue(Runtime.version().feature() >= 21, "virtual threads come with JDK 21");
        Assumptions.assumeTrue("1".equals(System.getProperty(PARALLELISM)), "this is for -D" + PARALLELISM + "=1");
    }

    /** Makes a virtual thread without a name. */
    static Thread unstarted(final Runnable body) {
        try {
            final Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
            return (Thread) Class.forName("java.lang.Thread$Builder").getMethod("unstarted", Runnable.class)
                .invoke(builder, body);
        } catch (final ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Starts a virtual thread without a name. */
    static Thread start(final Runnable body) {
        final Thread thread = unstarted(body);
        thread.start();
        return thread;
    }

    /** Waits for threads to end, which they do in no time, or never. */
    static void join(final List<Thread> threads) throws InterruptedException {
        final long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        final List<Thread> hanging = new ArrayList<>();
        for (final Thread thread : threads) {
            thread.join(Math.max(1L, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime())));
            if (thread.isAlive()) {
                hanging.add(thread);
            }
        }
        if (!hanging.isEmpty()) {
            throw new AssertionError(hanging.size() + " of " + threads.size() + " threads hang: " + hanging);
        }
    }
}
