package io.rysy.samples.ticktobook;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicReference;
import org.agrona.ErrorHandler;

/** Keeps the first thing that went wrong in any actor, for the thread that waits for the run. Any thread. */
final class Failures implements ErrorHandler {
    private final AtomicReference<Throwable> first = new AtomicReference<>();

    @Override
    public void onError(final Throwable failure) {
        first.compareAndSet(null, failure);
    }

    /** Throws what was kept, if anything: an exception of the file system as itself. */
    void check() throws IOException {
        final Throwable failure = first.get();
        if (failure == null) {
            return;
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof IOException io) {
                throw io;
            }
        }
        throw new IllegalStateException("an actor has failed", failure);
    }
}
