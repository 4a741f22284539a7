package io.rysy.samples.quickstart;

/** Asks for the best price bid so far. */
record BestBid() {
}
