package io.rysy.samples.doubles;

/** The price at which others sell. */
record Tick(long price) {
}
