package io.rysy.benchmarks.delivery;

/** How often to do the work. */
public final class Loop {

    /** Which arm. */
    final Arm arm;

    Loop(final Arm arm) {
        this.arm = arm;
    }

    /** The arms that are run inside one handler. */
    enum Arm { DIRECT, PREDICTED, UNPREDICTABLE, BARE_LOCK, IN_GROUP, OTHER_GROUP }
}
