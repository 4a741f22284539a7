package io.rysy.samples.ticktobook.book;

/** Watches the count that an instrument's entries carry: what a lost packet held is known by what it leaves open. */
public final class ReportSequence {
    private long last;
    private long gaps;
    private long missing;

    /** Takes note of an entry's number; one that goes back begins the count anew. */
    void advance(final long rptSeq) {
        if (last != 0 && rptSeq > last + 1) {
            gaps++;
            missing += rptSeq - last - 1;
        }
        last = rptSeq;
    }

    /** Forgets the last number: the count begins anew. */
    void restart() {
        last = 0;
    }

    /**
     * How often entries were missing.
     *
     * @return runs of missing entries
     */
    public long gaps() {
        return gaps;
    }

    /**
     * How many entries were missing in all gaps.
     *
     * @return entries
     */
    public long missing() {
        return missing;
    }
}
