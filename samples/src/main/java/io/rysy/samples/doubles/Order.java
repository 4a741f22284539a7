package io.rysy.samples.doubles;

/** Lots to buy, at this price at most. */
record Order(int id, int lots, long price) {
}
