package io.rysy.samples.doubles;

/** Lots of an order that were bought, and the price of each. */
record Fill(int order, int lots, long price) {
}
