package io.rysy.benchmarks.delivery;

/** The same work behind a virtual call. */
interface Counting {

    long add(Amount amount);
}
