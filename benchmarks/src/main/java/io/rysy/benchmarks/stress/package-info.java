/**
 * Concurrency stress tests, by jcstress: each states one claim of the design, and which outcomes refute it. Run by
 * the executable jar: {@code jcstress -t Lock -m quick -r some/directory}.
 */
package io.rysy.benchmarks.stress;
