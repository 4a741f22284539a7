package io.rysy.delivery;

/** The primitive parameters of one message that waits inside a group, apart from the {@link Slot}: that stays small. */
final class Lanes {

    long lane0;
    long lane1;
    long lane2;
    long lane3;
    long lane4;
    long lane5;

    void fill(final long first, final long second, final long third,
        final long fourth, final long fifth, final long sixth) {
        lane0 = first;
        lane1 = second;
        lane2 = third;
        lane3 = fourth;
        lane4 = fifth;
        lane5 = sixth;
    }
}
