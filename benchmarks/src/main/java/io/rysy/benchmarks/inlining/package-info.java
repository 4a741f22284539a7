/**
 * What the JIT compiler makes of a message's way: a JVM of its own runs the deliveries hot and tells what it inlined
 * ({@code -XX:+PrintInlining}), and {@link io.rysy.benchmarks.inlining.InliningCommand} reads that.
 */
package io.rysy.benchmarks.inlining;
