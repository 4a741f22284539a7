package io.rysy.processor.lint;

/** One thing that can go wrong when the program runs. */
interface Check {

    /** Looks at a program, and reports. */
    void check(Program program, Findings findings);
}
