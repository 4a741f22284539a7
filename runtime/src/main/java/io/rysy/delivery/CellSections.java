package io.rysy.delivery;

import io.rysy.annotations.CyclePolicy;

/**
 * The sections of a cell. Who sends to the actor looks at the head; what changes with each turn must not lie there.
 *
 * <pre>
 *   group, name, ... | pad | mark, completions, ... | pad | life, actor, ...
 *   senders, callers        holder, each turn              senders, callers
 * </pre>
 */
final class CellSections {

    private CellSections() {
    }

    /** What is set once, and the counts of callers that hold nothing. */
    abstract static class Head {
        final GroupCore group;
        final String name;
        final CyclePolicy policy;

        /** Whether the actor takes no more mail: follows its {@link LifeCycle}, one load nearer to who sends. */
        volatile boolean refusesMail;

        /** Fills the line up to a whole word, but for what is shorter than an int: nothing of a turn moves in here. */
        @SuppressWarnings("unused")
        private int gap;

        /** The ways of its messages through a mailbox. See {@link Routes}. */
        Route[] routes = Routes.NONE;
        Route[] routesOfLanes = Routes.NONE;

        /** Counted by callers that hold nothing. */
        volatile long fallbacks;
        volatile long busyCalls;
        volatile long deadlocks;

        Head(final GroupCore group, final String name, final CyclePolicy policy) {
            this.group = group;
            this.name = name;
            this.policy = policy;
        }
    }

    /** Keeps the words of a turn off the head. */
    @SuppressWarnings("unused")
    abstract static class HeadPad extends Head {
        private long p01;
        private long p02;
        private long p03;
        private long p04;
        private long p05;
        private long p06;
        private long p07;
        private long p08;
        private long p09;
        private long p10;
        private long p11;
        private long p12;
        private long p13;
        private long p14;
        private long p15;
        private long p16;

        HeadPad(final GroupCore group, final String name, final CyclePolicy policy) {
            super(group, name, policy);
        }
    }

    /** What the holder of the group's lock writes in each turn. */
    abstract static class Turns extends HeadPad {

        /** The mark of the handler that runs, or 0 where none does. See {@link Marks}. */
        long mark = MarkedCell.NOT_RUNNING;

        /** Counted by the holder of the lock. */
        long completions;
        long cycles;

        /** The marks of handlers of this actor that wait for a nested one. */
        long[] interrupted = new long[2];
        int interruptions;

        Turns(final GroupCore group, final String name, final CyclePolicy policy) {
            super(group, name, policy);
        }
    }

    /** Keeps the words of a turn off what lies behind. */
    @SuppressWarnings("unused")
    abstract static class TurnsPad extends Turns {
        private long q01;
        private long q02;
        private long q03;
        private long q04;
        private long q05;
        private long q06;
        private long q07;
        private long q08;
        private long q09;
        private long q10;
        private long q11;
        private long q12;
        private long q13;
        private long q14;
        private long q15;
        private long q16;

        TurnsPad(final GroupCore group, final String name, final CyclePolicy policy) {
            super(group, name, policy);
        }
    }
}
