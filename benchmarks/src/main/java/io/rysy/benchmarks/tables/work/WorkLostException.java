package io.rysy.benchmarks.tables.work;

/** Not all the work that was asked for was done: there is no figure. */
public final class WorkLostException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    /**
     * Says what is missing.
     *
     * @param what   what was counted
     * @param wanted the number or sum that was expected
     * @param got    the one that was found
     */
    public WorkLostException(final String what, final long wanted, final long got) {
        super(what + ": expected " + wanted + ", found " + got);
    }

    /**
     * Refuses a figure whose work was not done.
     *
     * @param what   what was counted
     * @param wanted the number or sum that was expected
     * @param got    the one that was found
     */
    public static void check(final String what, final long wanted, final long got) {
        if (wanted != got) {
            throw new WorkLostException(what, wanted, got);
        }
    }
}
