package io.rysy.samples.quickstart;

/**
 * Somebody bids.
 *
 * @param price the price
 * @param size how much of it
 */
record Bid(long price, int size) {
}
