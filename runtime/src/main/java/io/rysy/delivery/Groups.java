package io.rysy.delivery;

import java.util.Arrays;
import java.util.BitSet;

/**
 * All open groups by their number. Carriers and groups refer to groups by number, since storing a reference costs a
 * barrier of the garbage collector and storing an int does not. Numbers count from 1; those of closed groups are used
 * again.
 */
final class Groups {

    private static volatile GroupCore[] byNumber = new GroupCore[64];

    private static final BitSet USED = new BitSet();

    private Groups() {
    }

    static synchronized int register(final GroupCore group) {
        final int number = USED.nextClearBit(1);
        USED.set(number);
        GroupCore[] groups = byNumber;
        if (number == groups.length) {
            groups = Arrays.copyOf(groups, number * 2);
        }
        groups[number] = group;
        byNumber = groups;
        return number;
    }

    static synchronized void remove(final int number) {
        byNumber[number] = null;
        USED.clear(number);
    }

    /** An open group, by a thread that is inside it, or made it; null for 0. */
    static GroupCore get(final int number) {
        return byNumber[number];
    }
}
