package io.rysy.samples.ticktobook.mdp;

/** Turns the nulls of the wire's widths into the one of {@link Mdp#NULL}; that of a price is the same already. */
final class Nulls {
    private static final long UINT32 = 0xFFFF_FFFFL;
    private static final int UINT8 = 0xFF;

    private Nulls() {
    }

    static long int32(final int value) {
        return value == Integer.MAX_VALUE ? Mdp.NULL : value;
    }

    static long uint32(final long value) {
        return value == UINT32 ? Mdp.NULL : value;
    }

    static long uint64(final long value) {
        return value == -1 ? Mdp.NULL : value;
    }

    static long uint8(final int value) {
        return value == UINT8 ? Mdp.NULL : value;
    }
}
