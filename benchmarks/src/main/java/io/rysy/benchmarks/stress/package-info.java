/**
 * Stress tests of the concurrent parts of the runtime, for jcstress: {@code org.openjdk.jcstress.Main -t Mailbox}.
 */
package io.rysy.benchmarks.stress;
