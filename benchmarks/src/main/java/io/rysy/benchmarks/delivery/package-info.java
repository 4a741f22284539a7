/** What a delivery costs, against the calls that it stands for. */
package io.rysy.benchmarks.delivery;
