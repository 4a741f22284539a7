package io.rysy.samples.ticktobook.book;

import io.rysy.samples.ticktobook.mdp.Mdp;
import java.util.Arrays;

/**
 * One side of a book: places from the best price on, each held or empty, up to a depth.
 *
 * <p>An entry for level n first fills the ladder with empty places up to level n - 1. Levels count from 1. One thread
 * at a time; allocates nothing.
 */
public final class PriceLadder {
    private final int depth;
    private final long[] prices;
    private final long[] sizes;
    private final long[] orders;
    private int places;

    /**
     * A ladder without places.
     *
     * @param depth how many places there can be
     */
    public PriceLadder(final int depth) {
        this.depth = depth;
        prices = new long[depth];
        sizes = new long[depth];
        orders = new long[depth];
        Arrays.fill(prices, Mdp.NULL);
        Arrays.fill(sizes, Mdp.NULL);
        Arrays.fill(orders, Mdp.NULL);
    }

    /**
     * Applies one change.
     *
     * @param action one of the actions in {@link Mdp}
     * @param level from 1
     * @param price the mantissa, {@link Mdp#NULL} for none
     * @param size lots, {@link Mdp#NULL} for none
     * @param orderCount orders, {@link Mdp#NULL} for none
     * @return false if nothing was there to change: a delete of no place, a level outside the ladder, no known action
     */
    public boolean apply(final int action, final int level, final long price, final long size, final long orderCount) {
        if (level < 1 || level > depth || action < Mdp.NEW || action > Mdp.OVERLAY) {
            return false;
        }
        places = Math.max(places, level - 1);
        final int place = level - 1;
        switch (action) {
            case Mdp.NEW -> {
                insert(place);
                set(place, price, size, orderCount);
            }
            case Mdp.CHANGE, Mdp.OVERLAY -> {
                places = Math.max(places, level);
                set(place, price, size, orderCount);
            }
            case Mdp.DELETE -> {
                return delete(place);
            }
            case Mdp.DELETE_THRU -> remove(0, Math.min(level, places));
            default -> remove(place, places);
        }
        return true;
    }

    /** Removes all places. */
    public void clear() {
        remove(0, places);
    }

    /**
     * How many places there are, empty ones between and behind held ones too.
     *
     * @return 0 up to the depth
     */
    public int places() {
        return places;
    }

    /**
     * The price at a level.
     *
     * @param level from 1 up to the depth
     * @return the mantissa, {@link Mdp#NULL} where there is none
     */
    public long price(final int level) {
        return prices[level - 1];
    }

    /**
     * The size at a level.
     *
     * @param level from 1 up to the depth
     * @return lots, {@link Mdp#NULL} where there is none
     */
    public long size(final int level) {
        return sizes[level - 1];
    }

    /**
     * The orders at a level.
     *
     * @param level from 1 up to the depth
     * @return a count, {@link Mdp#NULL} where there is none
     */
    public long orders(final int level) {
        return orders[level - 1];
    }

    private void insert(final int place) {
        places = Math.min(places + 1, depth);
        move(place, place + 1, places - place - 1);
    }

    private boolean delete(final int place) {
        if (place >= places) {
            return false;
        }
        remove(place, place + 1);
        return true;
    }

    private void remove(final int from, final int to) {
        move(to, from, places - to);
        final int left = places - (to - from);
        Arrays.fill(prices, left, places, Mdp.NULL);
        Arrays.fill(sizes, left, places, Mdp.NULL);
        Arrays.fill(orders, left, places, Mdp.NULL);
        places = left;
    }

    private void move(final int from, final int to, final int count) {
        System.arraycopy(prices, from, prices, to, count);
        System.arraycopy(sizes, from, sizes, to, count);
        System.arraycopy(orders, from, orders, to, count);
    }

    private void set(final int place, final long price, final long size, final long orderCount) {
        prices[place] = price;
        sizes[place] = size;
        orders[place] = orderCount;
    }
}
