/** What the machine itself takes: a cache line bounced between two cores, a thread that wakes another. */
package io.rysy.benchmarks.tables.floors;
