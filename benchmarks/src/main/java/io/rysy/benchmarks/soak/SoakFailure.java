package io.rysy.benchmarks.soak;

/** What a handler throws that was told to. */
final class SoakFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    SoakFailure() {
        super("thrown on purpose", null, false, false);
    }
}
