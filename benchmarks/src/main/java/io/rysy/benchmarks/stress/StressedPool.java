package io.rysy.benchmarks.stress;

import io.rysy.annotations.OnExhausted;
import io.rysy.pool.MessagePool;
import io.rysy.pool.PoolExhaustedException;

/** A pool that never grows. */
final class StressedPool extends MessagePool<StressedPool.Parcel> {

    /** One more than a magazine takes: who releases that many gives a full one to the others. */
    static final int SIZE = 65;

    StressedPool(final int size) {
        super("Parcel", size, OnExhausted.FAIL);
    }

    /** A message, or null where all are out. */
    Parcel acquireOrNull() {
        try {
            return acquire();
        } catch (final PoolExhaustedException e) {
            return null;
        }
    }

    @Override
    protected Parcel make() {
        return new Parcel();
    }

    @Override
    protected void copy(final Parcel from, final Parcel to) {
        to.first = from.first;
        to.second = from.second;
    }

    @Override
    protected boolean same(final Parcel one, final Parcel other) {
        return one.first == other.first && one.second == other.second;
    }

    /** A message. Plain: to hand it over is to publish it. */
    static final class Parcel {

        private int first;
        private int second;

        void write() {
            first = 1;
            second = 1;
        }

        /** 1 where all that was written is seen, 2 where it is not. */
        int read() {
            return first == 1 && second == 1 ? 1 : 2;
        }
    }
}
