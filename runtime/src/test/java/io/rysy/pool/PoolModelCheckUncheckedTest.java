package io.rysy.pool;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeAll;

/** Pools as they run in production. */
class PoolModelCheckUncheckedTest extends PoolModelCheck {

    @BeforeAll
    static void notWatched() {
        assumeTrue(!Checks.ON, "this is for pools without checks");
    }
}
