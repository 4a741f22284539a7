package io.rysy.benchmarks.stress;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** Two threads at a pool of one message: one gets it, the other none, and that is counted. */
@JCStressTest
@Outcome(id = "1, 1", expect = Expect.ACCEPTABLE, desc = "One message, one refusal.")
@Outcome(expect = Expect.FORBIDDEN, desc = "A message went to two threads, or one was lost, or miscounted.")
@State
public class PoolExhaustionStress {

    private final StressedPool pool = new StressedPool(1);
    private StressedPool.Parcel first;
    private StressedPool.Parcel second;

    /** Acquires one. */
    @Actor
    public void first() {
        first = pool.acquireOrNull();
    }

    /** Acquires one. */
    @Actor
    public void second() {
        second = pool.acquireOrNull();
    }

    /**
     * Looks at what they have.
     *
     * @param result how many have a message, and how often the pool was exhausted
     */
    @Arbiter
    public void count(final II_Result result) {
        int given = 0;
        given += first != null ? 1 : 0;
        given += second != null ? 1 : 0;
        result.r1 = given;
        result.r2 = (int) pool.exhaustions();
    }
}
