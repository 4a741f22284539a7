/**
 * How long the path took: recorded where something was published or written, told as a table and as JSON.
 *
 * <p>Each {@link io.rysy.samples.ticktobook.latency.LatencyRecorder} belongs to one actor; what was recorded is put
 * together when no actor runs any more.
 */
package io.rysy.samples.ticktobook.latency;
