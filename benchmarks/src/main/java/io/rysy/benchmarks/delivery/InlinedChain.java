package io.rysy.benchmarks.delivery;

/**
 * The chain as one class with a method for each link, so that the compiler may inline all of it: it never inlines a
 * method into itself more than once.
 */
final class InlinedChain {

    private final int depth;
    private final long[] totals = new long[17];

    InlinedChain(final int depth) {
        this.depth = depth;
    }

    /** Runs the last links, as many as the chain is deep. */
    long run(final Amount amount) {
        switch (depth) {
            case 1:
                return link1(amount);
            case 2:
                return link2(amount);
            case 4:
                return link4(amount);
            case 8:
                return link8(amount);
            default:
                return link16(amount);
        }
    }

    private long link1(final Amount amount) {
        return totals[1] += amount.value;
    }

    private long link2(final Amount amount) {
        totals[2] += amount.value;
        return totals[2] + link1(amount);
    }

    private long link3(final Amount amount) {
        totals[3] += amount.value;
        return totals[3] + link2(amount);
    }

    private long link4(final Amount amount) {
        totals[4] += amount.value;
        return totals[4] + link3(amount);
    }

    private long link5(final Amount amount) {
        totals[5] += amount.value;
        return totals[5] + link4(amount);
    }

    private long link6(final Amount amount) {
        totals[6] += amount.value;
        return totals[6] + link5(amount);
    }

    private long link7(final Amount amount) {
        totals[7] += amount.value;
        return totals[7] + link6(amount);
    }

    private long link8(final Amount amount) {
        totals[8] += amount.value;
        return totals[8] + link7(amount);
    }

    private long link9(final Amount amount) {
        totals[9] += amount.value;
        return totals[9] + link8(amount);
    }

    private long link10(final Amount amount) {
        totals[10] += amount.value;
        return totals[10] + link9(amount);
    }

    private long link11(final Amount amount) {
        totals[11] += amount.value;
        return totals[11] + link10(amount);
    }

    private long link12(final Amount amount) {
        totals[12] += amount.value;
        return totals[12] + link11(amount);
    }

    private long link13(final Amount amount) {
        totals[13] += amount.value;
        return totals[13] + link12(amount);
    }

    private long link14(final Amount amount) {
        totals[14] += amount.value;
        return totals[14] + link13(amount);
    }

    private long link15(final Amount amount) {
        totals[15] += amount.value;
        return totals[15] + link14(amount);
    }

    private long link16(final Amount amount) {
        totals[16] += amount.value;
        return totals[16] + link15(amount);
    }
}
