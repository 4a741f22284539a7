/** The actors that the tables measure, and the workloads that drive them. */
package io.rysy.benchmarks.tables.rysy;
