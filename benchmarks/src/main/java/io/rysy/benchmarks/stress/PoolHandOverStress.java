package io.rysy.benchmarks.stress;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/**
 * Whoever acquires a message that another thread has released sees all that was written to it before.
 */
@JCStressTest
@Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "Nothing was released yet.")
@Outcome(id = "1", expect = Expect.ACCEPTABLE_INTERESTING, desc = "All of a message.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A part of a message was seen.")
@State
public class PoolHandOverStress {

    private final StressedPool pool = new StressedPool(StressedPool.SIZE);
    private final StressedPool.Parcel[] parcels = new StressedPool.Parcel[StressedPool.SIZE];

    /** Takes all that there is. */
    public PoolHandOverStress() {
        for (int i = 0; i < parcels.length; i++) {
            parcels[i] = pool.acquire();
        }
    }

    /** Writes and releases more than a magazine takes. */
    @Actor
    public void releaser() {
        for (final StressedPool.Parcel parcel : parcels) {
            parcel.write();
            pool.release(parcel);
        }
    }

    /**
     * Acquires one.
     *
     * @param result what it is
     */
    @Actor
    public void acquirer(final I_Result result) {
        result.r1 = acquire();
    }

    private int acquire() {
        final StressedPool.Parcel parcel = pool.acquireOrNull();
        return parcel == null ? 0 : parcel.read();
    }
}
