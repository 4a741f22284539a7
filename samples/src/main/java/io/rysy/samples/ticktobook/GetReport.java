package io.rysy.samples.ticktobook;

/** Asks an actor to put what it has counted into a report of the caller's. */
record GetReport() {
}
