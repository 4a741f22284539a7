package io.rysy.pool;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.BeforeAll;

/** Pools that are watched for misuse. */
class PoolModelCheckTest extends PoolModelCheck {

    @BeforeAll
    static void watched() {
        assumeTrue(Checks.ON, "this is for pools with checks");
    }
}
