/**
 * Doubles: what stands behind a stub need not be the actor that the stub was made for. The strategy here knows a
 * gateway only by its {@code GatewayRef}; behind it is the gateway to a real exchange, a simulated exchange, or, in a
 * test, a mock. The strategy is the same, and so is the way of its messages.
 *
 * <p>{@link io.rysy.samples.doubles.Doubles} runs it, on the thread of whoever calls it.
 */
package io.rysy.samples.doubles;
