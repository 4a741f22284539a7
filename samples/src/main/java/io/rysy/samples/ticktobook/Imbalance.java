package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.mdp.Mdp;

/** Which way the best level of an instrument's book leans, and the price at which to follow. One thread. */
final class Imbalance {
    private static final int HEAVIER = 3;

    /** 1 to buy, -1 to sell, 0 for neither. */
    private int side;
    private long price;

    /** Looks at a new top; true if it leans, and the one before did not lean that way. */
    boolean turn(final TopOfBook top) {
        final int before = side;
        side = side(top.bidSize, top.offerSize);
        price = side > 0 ? top.offerPrice : top.bidPrice;
        return side != 0 && side != before;
    }

    boolean isBuy() {
        return side > 0;
    }

    boolean isSell() {
        return side < 0;
    }

    /** The best price on the other side, a mantissa. */
    long price() {
        return price;
    }

    private static int side(final long bidSize, final long offerSize) {
        if (bidSize == Mdp.NULL || offerSize == Mdp.NULL) {
            return 0;
        }
        if (bidSize > HEAVIER * offerSize) {
            return 1;
        }
        return offerSize > HEAVIER * bidSize ? -1 : 0;
    }
}
