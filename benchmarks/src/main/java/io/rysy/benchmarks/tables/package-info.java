/**
 * The tables of the kaspar-hft study, measured for Rysy, with other queues beside it and the machine's own floors.
 *
 * <pre>
 *   PaperTables -&gt; { Fork: one arm in a JVM of its own -&gt; ArmCommand -&gt; Harness -&gt; Workload } in rounds
 *               -&gt; Row (medians and spread over the rounds) -&gt; Bars -&gt; JSON, text, chart
 * </pre>
 *
 * <p>All arms of a row have one workload; what was asked for is seen to be done, or there is no figure. The rounds of
 * the arms are interleaved, so that whatever else the machine does meets all of them.
 */
package io.rysy.benchmarks.tables;
