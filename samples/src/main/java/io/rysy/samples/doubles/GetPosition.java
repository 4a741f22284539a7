package io.rysy.samples.doubles;

/** Asks the strategy for what it has. */
record GetPosition() {
}
