/**
 * What the processor costs: {@link io.rysy.benchmarks.compile.CompileCostCommand} compiles a large project with it, and
 * again with the stubs as if somebody had written them by hand, each time in a JVM of its own.
 */
package io.rysy.benchmarks.compile;
