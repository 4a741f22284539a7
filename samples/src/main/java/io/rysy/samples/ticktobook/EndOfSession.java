package io.rysy.samples.ticktobook;

/** No more will come. Answered when everything that came before has been handled. */
record EndOfSession() {
}
