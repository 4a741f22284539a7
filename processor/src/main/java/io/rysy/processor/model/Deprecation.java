package io.rysy.processor.model;

/** Whether a use of something makes the compiler warn, and under which lint category. */
public enum Deprecation {

    /** Not deprecated. */
    NONE,

    /** Deprecated: the category is {@code deprecation}. */
    DEPRECATED,

    /** Deprecated for removal: the category is {@code removal}. */
    FOR_REMOVAL
}
