package io.rysy.delivery;

/**
 * The sections of a group behind its lock. Who sends to the group looks at the lock's line; what its holder writes in
 * each round must not lie there.
 *
 * <pre>
 *   pad | owner, waiting, carrier, ... | pad | internalMail       | pad | what is set once
 *        callers and senders                 holder, each round
 * </pre>
 */
final class GroupSections {

    private GroupSections() {
    }

    /** Keeps the words of a turn off the lock. */
    @SuppressWarnings("unused")
    abstract static class LockPad extends GroupLockFields {
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

    /** What the holder writes in a round. */
    abstract static class Turns extends LockPad {

        /**
         * 1 where internal messages are queued and the loop was told. In a round, where it looks at the queue, it need
         * not be right. Only the holder writes it; others read it as a hint.
         */
        int internalMail;

        /** Fills the line up to a whole word, so that nothing of a subclass moves in here. */
        @SuppressWarnings("unused")
        private int gap;
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
    }
}
