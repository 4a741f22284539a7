package io.rysy.annotations;

/** What a pool of messages does when one is wanted and all are out. */
public enum OnExhausted {

    /** Makes another one, and counts it. */
    GROW,

    /** Refuses, by an exception, and counts it: for systems that must not allocate. */
    FAIL
}
