package io.rysy.delivery;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The identity of a thread as a long that is never shared by two threads.
 *
 * <p>{@code Thread.threadId()} is that, and final, from JDK 19 on. Before, there is {@code Thread.getId()}, which a
 * subclass may override: such a thread gets a number of ours, below zero, where no id of the JVM can be.
 */
final class ThreadIds {

    private static final MethodHandle THREAD_ID = methodOrNull("threadId", long.class);
    private static final MethodHandle IS_VIRTUAL = methodOrNull("isVirtual", boolean.class);

    private static final AtomicLong LAST_OF_OURS = new AtomicLong();

    private static final ThreadLocal<Long> OURS = ThreadLocal.withInitial(LAST_OF_OURS::decrementAndGet);

    private static final ClassValue<Boolean> OVERRIDES_ID = new ClassValue<>() {
        @Override
        protected Boolean computeValue(final Class<?> type) {
            try {
                return type.getMethod("getId").getDeclaringClass() != Thread.class;
            } catch (final NoSuchMethodException e) {
                throw new AssertionError(e);
            }
        }
    };

    private ThreadIds() {
    }

    /** The id of the thread that calls; never 0. */
    @SuppressWarnings("deprecation")
    static long current() {
        final Thread thread = Thread.currentThread();
        if (THREAD_ID != null) {
            return invoke(thread);
        }
        return thread.getClass() == Thread.class ? thread.getId() : ofSubclass(thread);
    }

    private static long invoke(final Thread thread) {
        try {
            return (long) THREAD_ID.invokeExact(thread);
        } catch (final Throwable t) {
            throw new AssertionError(t);
        }
    }

    /** Whether it is a virtual thread: never, before JDK 19. */
    static boolean isVirtual(final Thread thread) {
        try {
            return IS_VIRTUAL != null && (boolean) IS_VIRTUAL.invokeExact(thread);
        } catch (final Throwable t) {
            throw new AssertionError(t);
        }
    }

    @SuppressWarnings("deprecation")
    private static long ofSubclass(final Thread thread) {
        return OVERRIDES_ID.get(thread.getClass()) ? OURS.get() : thread.getId();
    }

    private static MethodHandle methodOrNull(final String name, final Class<?> result) {
        try {
            return MethodHandles.publicLookup().findVirtual(Thread.class, name, MethodType.methodType(result));
        } catch (final NoSuchMethodException e) {
            return null;
        } catch (final IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
