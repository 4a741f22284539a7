package io.rysy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import io.rysy.annotations.MailboxKind;
import java.lang.management.ManagementFactory;
import java.util.function.IntConsumer;
import org.agrona.concurrent.BusySpinIdleStrategy;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each delivery operation a million times in steady state: no bytes a message, on any thread. Without checked mode. */
class AllocationUncheckedTest extends Fixture {

    private static final int MESSAGES = 1_000_000;

    private static final int PASSES = 3;

    /** What the JVM itself allocates now and then, compiling and cleaning up, on our threads. */
    private static final long NOISE = 64 * 1024;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Group near = system.group("near").build();
    private final Group far = system.group("far").build();
    private final SinkRef inside = SinkRef.spawn(near, "inside", context -> new Sink());
    private final SinkRef outside = SinkRef.spawn(far, "outside", context -> new Sink());
    private final SinkRef driver = SinkRef.spawn(near, "driver", context -> new Sink());
    private final Sink.Item item = new Sink.Item();
    private final Sink.Item2 fill = new Sink.Item2();
    private final Sink.Slot slot = new Sink.Slot();

    @BeforeEach
    void withoutChecks() {
        assumeTrue(!Boolean.getBoolean("rysy.checked"), "checked mode allocates; this test runs without it");
        near.doWork();
        far.doWork();
    }

    @Test
    void synchronousOperationsFromOutside() {
        allocatesNothing(i -> outside.fastSend(item));
        allocatesNothing(i -> outside.fastSendSpin(item));
        allocatesNothing(i -> outside.fastSendAdaptive(item));
        allocatesNothing(i -> outside.fastSendX(item));
        allocatesNothing(i -> outside.fastSendOr(item, 0L));
        allocatesNothing(i -> outside.fastSendVoid(item));
        allocatesNothing(i -> outside.fastSendOnTick(i, i, i));
        allocatesNothing(i -> outside.fastSend(slot));
        allocatesNothing(i -> outside.fastSend(fill, slot));
    }

    @Test
    void synchronousOperationsFromInside() {
        driver.fastSend((Runnable) () -> {
            allocatesNothing(i -> inside.fastSend(item));
            allocatesNothing(i -> inside.fastSendSpin(item));
            allocatesNothing(i -> inside.fastSendX(item));
            allocatesNothing(i -> inside.fastSendOr(item, 0L));
            allocatesNothing(i -> inside.fastSendVoid(item));
            allocatesNothing(i -> inside.fastSendOnTick(i, i, i));
            allocatesNothing(i -> outside.fastSend(item));
        });
    }

    @ParameterizedTest
    @EnumSource
    void asynchronousOperations(final MailboxKind kind) {
        final Group group = system.group(kind.name()).mailbox(kind, 1024).build();
        final SinkRef sink = SinkRef.spawn(group, "sink", context -> new Sink());
        final SinkRef asker = SinkRef.spawn(near, "asker", context -> new Sink());
        group.doWork();
        near.doWork();
        allocatesNothing(i -> drain(sink, group, i));
        allocatesNothing(i -> {
            sink.offer(item);
            group.doWork();
        });
        allocatesNothing(i -> {
            sink.sendOnTick(i, i, i);
            group.doWork();
        });
        allocatesNothing(i -> {
            sink.send(item, asker.toOnTotal());
            group.doWork();
            near.doWork();
        });
        allocatesNothing(i -> {
            sink.send(slot);
            group.doWork();
        });
    }

    private void drain(final SinkRef sink, final Group group, final int i) {
        sink.send(item);
        if ((i & 63) == 63) {
            group.doWork();
        }
    }

    @Test
    void internalMessages() {
        allocatesNothing(i -> {
            driver.send(item);
            near.doWork();
        });
        driver.fastSend((Runnable) () -> {
            for (int i = 0; i < 100; i++) {
                inside.send(item);
            }
        });
        near.doWork();
    }

    @ParameterizedTest
    @EnumSource
    void acrossThreadsTheReceiverAllocatesNothingEither(final MailboxKind kind) {
        final Group group = system.group("spinning-" + kind).mailbox(kind, 1024).idle(new BusySpinIdleStrategy())
            .build();
        final SinkRef sink = SinkRef.spawn(group, "sink", context -> new Sink());
        group.start();
        final long[] thread = new long[1];
        sink.send((Runnable) () -> thread[0] = Thread.currentThread().getId());
        while (thread[0] == 0 && sink.fastSend(item) >= 0) {
            Thread.onSpinWait();
        }
        allocatesNothing(thread[0], i -> {
            while (!sink.offer(item)) {
                Thread.onSpinWait();
            }
        });
    }

    @SuppressWarnings("deprecation")
    private static void allocatesNothing(final IntConsumer operation) {
        allocatesNothing(Thread.currentThread().getId(), operation);
    }

    @SuppressWarnings("deprecation")
    private static void allocatesNothing(final long otherThread, final IntConsumer operation) {
        run(operation, 50_000);
        // What the JVM allocates once, whenever that is, is not in each of several passes; what a message costs is.
        long least = Long.MAX_VALUE;
        for (int pass = 0; pass < PASSES && least >= NOISE; pass++) {
            final long before = allocated(otherThread);
            run(operation, MESSAGES);
            least = Math.min(least, allocated(otherThread) - before);
        }
        assertThat(least).isLessThan(NOISE);
    }

    @SuppressWarnings("deprecation")
    private static long allocated(final long otherThread) {
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId())
            + THREADS.getThreadAllocatedBytes(otherThread);
    }

    private static void run(final IntConsumer operation, final int times) {
        for (int i = 0; i < times; i++) {
            operation.accept(i);
        }
    }
}
