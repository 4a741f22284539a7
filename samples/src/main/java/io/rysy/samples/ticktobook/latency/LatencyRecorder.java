package io.rysy.samples.ticktobook.latency;

import org.HdrHistogram.Histogram;

/** Records latencies of one kind, a histogram for each stream, to three digits. One thread at a time. */
public final class LatencyRecorder {
    private static final long HIGHEST = 3_600_000_000_000L;
    private static final int DIGITS = 3;

    private final Histogram[] histograms;

    /** A recorder that has recorded nothing. */
    public LatencyRecorder() {
        final int streams = Stream.values().length;
        histograms = new Histogram[streams];
        for (int stream = 0; stream < streams; stream++) {
            histograms[stream] = new Histogram(HIGHEST, DIGITS);
        }
    }

    /**
     * Records one latency; more than an hour counts as an hour.
     *
     * @param stream what it began with
     * @param nanos nanoseconds
     */
    public void record(final Stream stream, final long nanos) {
        histograms[stream.ordinal()].recordValue(Math.min(Math.max(nanos, 0), HIGHEST));
    }

    /**
     * What was recorded of one stream.
     *
     * @param stream what it began with
     * @return the recorder's own histogram, in nanoseconds
     */
    public Histogram of(final Stream stream) {
        return histograms[stream.ordinal()];
    }

    /**
     * Adds what another recorder has recorded.
     *
     * @param other is left as it is
     */
    public void add(final LatencyRecorder other) {
        for (int stream = 0; stream < histograms.length; stream++) {
            histograms[stream].add(other.histograms[stream]);
        }
    }
}
