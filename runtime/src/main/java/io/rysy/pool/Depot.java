package io.rysy.pool;

/** The magazines that no thread holds. One lock, taken once for each {@link Magazine#ROUNDS} messages. */
final class Depot {

    private Magazine loaded;
    private Magazine empty;

    /** Gives an empty magazine and takes a loaded one; null, and nothing is taken, where there is none. */
    synchronized Magazine exchangeForLoaded(final Magazine spent) {
        final Magazine got = loaded;
        if (got != null) {
            loaded = got.next;
            got.next = null;
            spent.next = empty;
            empty = spent;
        }
        return got;
    }

    /** Gives a full magazine and takes an empty one. */
    synchronized Magazine exchangeForEmpty(final Magazine full) {
        put(full);
        final Magazine got = empty;
        if (got == null) {
            return new Magazine();
        }
        empty = got.next;
        got.next = null;
        return got;
    }

    synchronized void put(final Magazine magazine) {
        magazine.next = loaded;
        loaded = magazine;
    }
}
