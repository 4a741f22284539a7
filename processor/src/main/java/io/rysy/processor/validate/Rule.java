package io.rysy.processor.validate;

/**
 * One thing that can be wrong.
 *
 * @param <T> what it is wrong with
 */
interface Rule<T> {

    /** Looks at a subject and reports what is wrong with it. */
    void check(T subject, Report report);
}
