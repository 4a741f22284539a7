package io.rysy.samples.doubles;

/** The lots that were bought, what they cost, and how many orders were refused. */
record Position(int lots, long cost, int refused) {
}
