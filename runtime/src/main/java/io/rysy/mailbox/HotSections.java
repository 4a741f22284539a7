package io.rysy.mailbox;

/** The sections of {@link Hot}, from left to right. */
final class HotSections {

    private HotSections() {
    }

    /** Fills the gap behind the header; where there is none, it makes one, which lies before the pad all the same. */
    @SuppressWarnings("unused")
    abstract static class Gap {
        private int gap;
    }

    /** Keeps what lies before in memory off the lock. */
    @SuppressWarnings("unused")
    abstract static class Pad extends Gap {
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
    }

    /** The lock of the producers. */
    abstract static class Lock extends Pad {
        volatile long lock;
    }

    /** Keeps the lock, on which others spin, off what its holder writes. */
    @SuppressWarnings("unused")
    abstract static class MidPad extends Lock {
        private long m01;
        private long m02;
        private long m03;
        private long m04;
        private long m05;
        private long m06;
        private long m07;
        private long m08;
        private long m09;
        private long m10;
        private long m11;
        private long m12;
        private long m13;
        private long m14;
        private long m15;
        private long m16;
    }

    /** What producers write. */
    abstract static class Tail extends MidPad {

        /** The position of the next message that is added. */
        volatile long tail;

        /** Up to here messages are taken without a look at the head. */
        volatile long limit;
    }

    /** Keeps the producers off the consumer. */
    @SuppressWarnings("unused")
    abstract static class TailPad extends Tail {
        private long t01;
        private long t02;
        private long t03;
        private long t04;
        private long t05;
        private long t06;
        private long t07;
        private long t08;
        private long t09;
        private long t10;
        private long t11;
        private long t12;
        private long t13;
        private long t14;
        private long t15;
        private long t16;
    }

    /** What the consumer writes. */
    abstract static class Head extends TailPad {

        /** The position of the next message that is removed. Written by the consumer, read by producers. */
        volatile long head;

        /** Up to here the consumer knows messages to be there. Consumer only. */
        long bound;
    }

    /** Keeps the consumer off what comes behind. */
    @SuppressWarnings("unused")
    abstract static class Right extends Head {
        private long r01;
        private long r02;
        private long r03;
        private long r04;
        private long r05;
        private long r06;
        private long r07;
        private long r08;
        private long r09;
        private long r10;
        private long r11;
        private long r12;
        private long r13;
        private long r14;
        private long r15;
        private long r16;
    }
}
