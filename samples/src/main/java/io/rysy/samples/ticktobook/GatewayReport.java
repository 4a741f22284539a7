package io.rysy.samples.ticktobook;

import io.rysy.samples.ticktobook.latency.LatencyRecorder;

/**
 * What the gateway tells at the end.
 *
 * @param orders how many it wrote
 * @param ordered how long they took, from the read of the datagram that gave rise to them
 */
record GatewayReport(long orders, LatencyRecorder ordered) {
}
