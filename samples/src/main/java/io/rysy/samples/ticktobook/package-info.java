/**
 * Market data to order, by actors: datagrams are read from the sockets of two feeds, merged, decoded and put into
 * books; a signal looks at the tops of the books and at trades, and orders are written to a socket.
 *
 * <pre>
 *   SocketReader A -\
 *                    > FeedArbiter -> MarketDataDecoder -> OrderBook -> Signal -> OrderGateway
 *   SocketReader B -/                                  \____trades____/
 * </pre>
 *
 * <p>Each channel has its own arbiter, decoder, book and signal. The gateway has a thread of its own. How the others
 * are spread over threads is said by the {@link io.rysy.samples.ticktobook.Mode}, not by them.
 */
package io.rysy.samples.ticktobook;
