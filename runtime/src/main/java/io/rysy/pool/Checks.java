package io.rysy.pool;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Watches the messages of one pool for misuse: slow, and only with {@code -Drysy.checked=true}. Any thread.
 *
 * @param <M> the class of the messages
 */
final class Checks<M> {

    /** A constant, so that the JIT leaves out all that depends on it. */
    static final boolean ON = Boolean.getBoolean("rysy.checked");

    private final MessagePool<M> pool;
    private final String name;
    private final Map<M, Life<M>> lives = new IdentityHashMap<>();

    Checks(final MessagePool<M> pool, final String name) {
        this.pool = pool;
        this.name = name;
    }

    synchronized void acquired(final M message) {
        final Life<M> life = lives.computeIfAbsent(message, unknown -> new Life<>());
        if (life.content != null && !pool.same(life.content, message)) {
            throw misuse("was changed after it was released", life);
        }
        life.acquired = new Throwable("acquired here, on thread '" + Thread.currentThread().getName() + "'");
        life.content = null;
        life.out = true;
    }

    /** Whether the message goes back into the pool: not where its release is refused. */
    synchronized boolean released(final M message) {
        final Life<M> life = lives.get(message);
        if (life == null) {
            throw foreign("released");
        }
        if (!life.out) {
            throw misuse("was released twice", life);
        }
        if (life.content != null) {
            throw misuse("was released while the runtime owned it", life);
        }
        life.out = false;
        life.content = snapshot(message);
        return true;
    }

    synchronized void sending(final M message) {
        final Life<M> life = lives.get(message);
        if (life == null) {
            throw foreign("sent");
        }
        if (!life.out) {
            throw misuse("was sent after it was released", life);
        }
        if (life.content != null) {
            throw misuse("was sent while the runtime owned it: retain it first", life);
        }
        life.content = snapshot(message);
    }

    synchronized void refused(final M message) {
        final Life<M> life = lives.get(message);
        if (life != null) {
            life.content = null;
        }
    }

    synchronized void delivered(final M message) {
        final Life<M> life = lives.get(message);
        if (life != null && life.content != null) {
            final boolean same = pool.same(life.content, message);
            life.content = null;
            if (!same) {
                // It goes to nobody any more: that is no leak of its own.
                life.out = false;
                throw misuse("was changed after it was sent", life);
            }
        }
    }

    void reportLeaks(final Consumer<Throwable> report) {
        final List<IllegalStateException> leaks = new ArrayList<>();
        synchronized (this) {
            for (final Life<M> life : lives.values()) {
                if (life.out) {
                    leaks.add(misuse("was never released", life));
                }
            }
        }
        leaks.forEach(report);
    }

    private M snapshot(final M message) {
        final M copy = pool.make();
        pool.copy(message, copy);
        return copy;
    }

    private IllegalStateException foreign(final String what) {
        return new IllegalStateException("a message of class " + name + " was " + what + " that does not come from "
            + "this pool: acquire it from the pool of the same system");
    }

    private IllegalStateException misuse(final String what, final Life<M> life) {
        return new IllegalStateException("a pooled message of class " + name + " " + what, life.acquired);
    }

    /** What is known of one message. */
    private static final class Life<M> {

        /** Where it was acquired last. */
        private Throwable acquired;

        /** What it held when it was sent or released, until it is delivered or acquired again; else null. */
        private M content;

        /** Whether somebody owns it. */
        private boolean out;
    }
}
