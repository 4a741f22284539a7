/** Whether the machine is fit to measure on at this moment. */
package io.rysy.benchmarks.quiet;
