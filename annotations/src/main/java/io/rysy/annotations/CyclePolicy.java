package io.rysy.annotations;

/**
 * What counts as a cycle when synchronous calls reach an actor that is already running on the same thread. The
 * nearest setting wins: a reference made by {@code ref.with(policy)}, then {@link Actor#cycles()}, then the group,
 * then the system, whose default is {@link #CONSERVATIVE}.
 */
public enum CyclePolicy {

    /** No setting here: take the next wider one. */
    INHERIT,

    /** A call that reaches an actor already on the chain of calls is a cycle. State is never seen half changed. */
    CONSERVATIVE,

    /**
     * Only a call that reaches the same handler of the same actor again is a cycle: an actor may be called back
     * through another of its handlers while it waits. The actor then has to be ready to be re-entered.
     */
    PERMISSIVE
}
