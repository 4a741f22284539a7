package io.rysy.metrics;

/**
 * What became of the synchronous calls of one actor, since it was declared.
 *
 * <p>A {@code fastSend} between two members of one group is not among the completions: nobody can contend for it, and
 * to count it would cost a fifth of the call. Its refusals as cycles are counted.
 *
 * @param synchronousCompletions calls that ran the handler on the caller's thread, or for it on the group's, whatever
 * the
 *                               operation
 * @param asynchronousFallbacks  {@code fastSendVoid} that enqueued instead
 * @param busy                   {@code fastSendX} and {@code fastSendOr} that found the group busy
 * @param cycles                 calls refused as cycles
 * @param deadlocks              calls refused as deadlocks
 */
public record ActorCounters(
    long synchronousCompletions, long asynchronousFallbacks, long busy, long cycles, long deadlocks) {

    /**
     * The ratio of synchronous completions to asynchronous fallbacks: the study's contention metric. A target where
     * it is low is hot, and better reached asynchronously.
     *
     * @return the ratio, infinite where nothing fell back, not a number where nothing was called
     */
    public double contentionRatio() {
        return (double) synchronousCompletions / asynchronousFallbacks;
    }
}
