/**
 * The benchmarks' one executable jar: {@link io.rysy.benchmarks.Main} and its subcommands. Measurements live in the
 * packages below, by subject.
 */
package io.rysy.benchmarks;
