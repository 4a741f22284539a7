/**
 * The soak: threads that do all that can be done to actors, for as long as one wants, while every message is
 * accounted for. {@link io.rysy.benchmarks.soak.SoakCommand} is the way in; it runs phases one after another, each
 * with its own {@code World} of actors.
 *
 * <pre>
 *   drivers (threads) ---- Sender ----&gt; SoakNode ---- Sender ----&gt; SoakNode ...
 *                            |             |
 *                       Ledger: sent    NodeBook: received        compared when all is quiet
 * </pre>
 */
package io.rysy.benchmarks.soak;
