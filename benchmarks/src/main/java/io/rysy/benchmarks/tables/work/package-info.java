/**
 * How one arm is measured in a JVM of its own: a {@link io.rysy.benchmarks.tables.work.Workload} does the work and
 * sees that all of it was done, the {@link io.rysy.benchmarks.tables.work.Harness} warms it up and times it. Runs on
 * the main thread of the child.
 */
package io.rysy.benchmarks.tables.work;
