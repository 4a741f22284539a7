package p;

import io.rysy.ActorContext;
import io.rysy.DoubleRecipient;
import io.rysy.Group;
import io.rysy.LongRecipient;
import io.rysy.LongReply;
import io.rysy.Placement;
import io.rysy.Recipient;
import io.rysy.Reply;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.GeneratedByRysy;
import io.rysy.annotations.MailboxKind;
import io.rysy.delivery.Cell;
import io.rysy.spi.ActorCell;
import io.rysy.spi.ActorStub;
import io.rysy.spi.ReplyHandle;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * The stub of {@link OrderBook}: the handle by which everybody else reaches the actor.
 * Any thread may use it.
 *
 * <p>Asynchronous operations throw {@code MailboxFullException} where there is no room. Synchronous ones throw
 * {@code CyclicInvocationException} where the call would close a cycle, {@code DeadlockException} where it would
 * wait for ever, and {@code HandlerFailedException} where the handler throws; a handler that owes a reply and
 * gives none, {@code NoReplyException}. All throw {@code ActorStoppedException} where the actor is stopped.
 */
@SuppressWarnings("overloads")
@GeneratedByRysy
@Generated("io.rysy.processor.RysyProcessor")
public final class OrderBookRef extends ActorStub {
    /**
     * The actor, one load nearer than in its cell; null before the first synchronous call, and always where
     * there is a double. Holder of the group's lock only.
     */
    private OrderBook actor;

    private OrderBookRef(final Object cell, final CyclePolicy policy) {
        super(cell, policy);
    }

    /**
     * Declares the actor and starts it, with the actor made by a factory. Any thread.
     *
     * @param placement where it lives
     * @param name its name
     * @param factory makes the actor, under the group's lock
     * @return its stub
     */
    public static OrderBookRef spawn(final Placement placement, final String name,
            final Function<ActorContext<OrderBookRef>, OrderBook> factory) {
        return declare(placement, name).start(factory);
    }

    /**
     * Declares the actor and starts it, with the double made by a factory. Any thread.
     *
     * @param placement where it lives
     * @param name its name
     * @param factory makes the double, under the group's lock
     * @return its stub
     */
    public static OrderBookRef spawnAs(final Placement placement, final String name,
            final Function<ActorContext<OrderBookRef>, ? extends Handlers> factory) {
        return declare(placement, name).startAs(factory);
    }

    /**
     * Declares the actor: its stub takes mail, but nothing runs before it is started. Any thread.
     *
     * @param placement where it lives
     * @param name its name
     * @return its stub
     */
    public static OrderBookRef declare(final Placement placement, final String name) {
        final Group group = placement.place(MailboxKind.BATCHED, 256);
        try {
            return new OrderBookRef(new OrderBookCell(group, name), CyclePolicy.INHERIT);
        } catch (final NoClassDefFoundError e) {
            throw missing(e);
        }
    }

    /**
     * Starts the declared actor, with the actor made by a factory. Once; any thread.
     *
     * @param factory makes it, under the group's lock
     * @return this stub
     */
    public OrderBookRef start(final Function<ActorContext<OrderBookRef>, OrderBook> factory) {
        ((OrderBookCell) cell).start(this, factory);
        return this;
    }

    /**
     * Starts the declared actor, with a double in the actor's place made by a factory. Once; any thread.
     *
     * @param factory makes it, under the group's lock
     * @return this stub
     */
    public OrderBookRef startAs(
            final Function<ActorContext<OrderBookRef>, ? extends Handlers> factory) {
        ((OrderBookCell) cell).startAs(this, factory);
        return this;
    }

    /**
     * The same actor under another cycle policy. Any thread.
     *
     * @param cycles what counts as a cycle in calls through the new stub
     * @return a stub of the same actor, equal to this one
     */
    public OrderBookRef with(final CyclePolicy cycles) {
        Objects.requireNonNull(cycles, "the cycle policy");
        return cycles == policy ? this : new OrderBookRef(cell, cycles);
    }

    /**
     * Queues a message for {@link OrderBook#onUpdate(OrderBook.BookUpdate)}.
     * Any thread.
     *
     * @param message the message
     */
    public void send(final OrderBook.BookUpdate message) {
        cell.send(OrderBookCell.ON_UPDATE, message, null);
    }

    /**
     * Queues a message, if there is room for it, for {@link OrderBook#onUpdate(OrderBook.BookUpdate)}.
     * Any thread.
     *
     * @param message the message
     * @return false where there is no room, or the actor is stopped: the message is still the caller's
     */
    public boolean offer(final OrderBook.BookUpdate message) {
        return cell.offer(OrderBookCell.ON_UPDATE, message);
    }

    /**
     * Runs {@link OrderBook#onUpdate(OrderBook.BookUpdate)} on this thread, now.
     * Sleeps while another thread runs the group. Any thread.
     *
     * @param message the message
     */
    public void fastSend(final OrderBook.BookUpdate message) {
        final ActorCell to = cell;
        if (to.enterInside(this, OrderBookCell.ON_UPDATE)) {
            try {
                final OrderBook actor = actor();
                if (actor != null) {
                    actor.onUpdate(message);
                } else {
                    handlers().onUpdate(message);
                }
            } catch (final Throwable thrown) {
                throw to.failed(OrderBookCell.ON_UPDATE, thrown);
            } finally {
                to.exitInside();
            }
        } else {
            runOnUpdate(message, to.enter(this, OrderBookCell.ON_UPDATE));
        }
    }

    /**
     * Runs {@link OrderBook#onUpdate(OrderBook.BookUpdate)} on this thread, now.
     * Spins while another thread runs the group. Any thread.
     *
     * @param message the message
     */
    public void fastSendSpin(final OrderBook.BookUpdate message) {
        runOnUpdate(message, cell.enterSpin(this, OrderBookCell.ON_UPDATE));
    }

    /**
     * Runs {@link OrderBook#onUpdate(OrderBook.BookUpdate)} on this thread, now.
     * While another thread runs the group, spins for a bounded time, then sleeps. Any thread.
     *
     * @param message the message
     */
    public void fastSendAdaptive(final OrderBook.BookUpdate message) {
        runOnUpdate(message, cell.enterAdaptive(this, OrderBookCell.ON_UPDATE));
    }

    /**
     * Runs {@link OrderBook#onUpdate(OrderBook.BookUpdate)} on this thread, now.
     * Throws {@code ActorBusyException} while another thread runs the group. Any thread.
     *
     * @param message the message
     */
    public void fastSendX(final OrderBook.BookUpdate message) {
        runOnUpdate(message, cell.enterX(this, OrderBookCell.ON_UPDATE));
    }

    /**
     * Runs {@link OrderBook#onUpdate(OrderBook.BookUpdate)} on this thread,
     * or queues the message where that is not possible at once. What the handler throws is reported. Any thread.
     *
     * @param message the message
     * @return true where the handler ran here, false where the message was queued
     */
    public boolean fastSendVoid(final OrderBook.BookUpdate message) {
        final OrderBookCell to = (OrderBookCell) cell;
        final int entered = to.enterVoid(this, OrderBookCell.ON_UPDATE);
        if (entered < 0) {
            to.queue(OrderBookCell.ON_UPDATE, message);
            return false;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.onUpdate(message);
            } else {
                handlers().onUpdate(message);
            }
        } catch (final Throwable thrown) {
            to.contain(OrderBookCell.ON_UPDATE, thrown);
        } finally {
            to.exit(entered);
        }
        return true;
    }

    /**
     * Runs the handler after its actor was entered, and leaves the actor.
     */
    private void runOnUpdate(final OrderBook.BookUpdate message, final int entered) {
        final ActorCell to = cell;
        if (entered == Cell.BY_OWNER) {
            to.callOwner(OrderBookCell.ON_UPDATE, message);
            return;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.onUpdate(message);
            } else {
                handlers().onUpdate(message);
            }
        } catch (final Throwable thrown) {
            throw to.failed(OrderBookCell.ON_UPDATE, thrown);
        } finally {
            to.exit(entered);
        }
    }

    /**
     * The recipient whose replies arrive as messages of
     * {@link OrderBook#onUpdate(OrderBook.BookUpdate)}. Any thread.
     *
     * @return always the same
     */
    public Recipient<OrderBook.BookUpdate> toOnUpdate() {
        return ((OrderBookCell) cell).toOnUpdate;
    }

    /**
     * Queues a message for {@link OrderBook#bestBid(OrderBook.BestBid)}.
     * Any thread. The reply is dropped, and counted.
     *
     * @param message the message
     */
    public void send(final OrderBook.BestBid message) {
        cell.send(OrderBookCell.BEST_BID, message, null);
    }

    /**
     * Queues a message for {@link OrderBook#bestBid(OrderBook.BestBid)},
     * whose reply goes to a recipient. Any thread.
     *
     * @param message the message
     * @param recipient takes the reply, or the failure in its place
     */
    public void send(final OrderBook.BestBid message, final LongRecipient recipient) {
        cell.send(OrderBookCell.BEST_BID, message,
                Objects.requireNonNull(recipient, "the recipient"));
    }

    /**
     * Queues a message, if there is room for it, for {@link OrderBook#bestBid(OrderBook.BestBid)}.
     * Any thread.
     *
     * @param message the message
     * @return false where there is no room, or the actor is stopped: the message is still the caller's
     */
    public boolean offer(final OrderBook.BestBid message) {
        return cell.offer(OrderBookCell.BEST_BID, message);
    }

    /**
     * Queues a message for {@link OrderBook#bestBid(OrderBook.BestBid)},
     * whose reply completes a stage. Any thread.
     *
     * @param message the message
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<Long> ask(final OrderBook.BestBid message) {
        return cell.ask(OrderBookCell.BEST_BID, message);
    }

    /**
     * Queues a message for {@link OrderBook#bestBid(OrderBook.BestBid)},
     * whose reply completes a stage. Any thread.
     *
     * @param message the message
     * @param limit how long to wait for the reply
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<Long> ask(final OrderBook.BestBid message, final Duration limit) {
        return cell.ask(OrderBookCell.BEST_BID, message, limit);
    }

    /**
     * Runs {@link OrderBook#bestBid(OrderBook.BestBid)} on this thread, now.
     * Sleeps while another thread runs the group. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public long fastSend(final OrderBook.BestBid message) {
        final ActorCell to = cell;
        if (to.enterInside(this, OrderBookCell.BEST_BID)) {
            try {
                final OrderBook actor = actor();
                return actor != null ? actor.bestBid(message) : handlers().bestBid(message);
            } catch (final Throwable thrown) {
                throw to.failed(OrderBookCell.BEST_BID, thrown);
            } finally {
                to.exitInside();
            }
        }
        return runBestBid(message, to.enter(this, OrderBookCell.BEST_BID));
    }

    /**
     * Runs {@link OrderBook#bestBid(OrderBook.BestBid)} on this thread, now.
     * Spins while another thread runs the group. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public long fastSendSpin(final OrderBook.BestBid message) {
        return runBestBid(message, cell.enterSpin(this, OrderBookCell.BEST_BID));
    }

    /**
     * Runs {@link OrderBook#bestBid(OrderBook.BestBid)} on this thread, now.
     * While another thread runs the group, spins for a bounded time, then sleeps. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public long fastSendAdaptive(final OrderBook.BestBid message) {
        return runBestBid(message, cell.enterAdaptive(this, OrderBookCell.BEST_BID));
    }

    /**
     * Runs {@link OrderBook#bestBid(OrderBook.BestBid)} on this thread, now.
     * Throws {@code ActorBusyException} while another thread runs the group. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public long fastSendX(final OrderBook.BestBid message) {
        return runBestBid(message, cell.enterX(this, OrderBookCell.BEST_BID));
    }

    /**
     * Runs {@link OrderBook#bestBid(OrderBook.BestBid)} on this thread, now.
     * Returns the given value while another thread runs the group. Any thread.
     *
     * @param message the message
     * @param ifBusy what to return then
     * @return the reply
     */
    public long fastSendOr(final OrderBook.BestBid message, final long ifBusy) {
        final int entered = cell.tryEnter(this, OrderBookCell.BEST_BID);
        if (entered == Cell.BUSY) {
            return ifBusy;
        }
        return runBestBid(message, entered);
    }

    /**
     * Runs {@link OrderBook#bestBid(OrderBook.BestBid)} on this thread,
     * or queues the message where that is not possible at once. What the handler throws is reported. Any thread.
     *
     * @param message the message
     * @return true where the handler ran here, false where the message was queued
     */
    public boolean fastSendVoid(final OrderBook.BestBid message) {
        final OrderBookCell to = (OrderBookCell) cell;
        final int entered = to.enterVoid(this, OrderBookCell.BEST_BID);
        if (entered < 0) {
            to.queue(OrderBookCell.BEST_BID, message);
            return false;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.bestBid(message);
            } else {
                handlers().bestBid(message);
            }
        } catch (final Throwable thrown) {
            to.contain(OrderBookCell.BEST_BID, thrown);
        } finally {
            to.exit(entered);
        }
        return true;
    }

    /**
     * Runs the handler after its actor was entered, and leaves the actor.
     */
    private long runBestBid(final OrderBook.BestBid message, final int entered) {
        final ActorCell to = cell;
        if (entered == Cell.BY_OWNER) {
            return to.callOwner(OrderBookCell.BEST_BID, message).longResult();
        }
        try {
            final OrderBook actor = actor();
            return actor != null ? actor.bestBid(message) : handlers().bestBid(message);
        } catch (final Throwable thrown) {
            throw to.failed(OrderBookCell.BEST_BID, thrown);
        } finally {
            to.exit(entered);
        }
    }

    /**
     * Queues a message for {@link OrderBook#bids(List)}.
     * Any thread. The reply is dropped, and counted.
     *
     * @param message the message
     */
    public void send(final List<Integer> message) {
        cell.send(OrderBookCell.BIDS, message, null);
    }

    /**
     * Queues a message for {@link OrderBook#bids(List)},
     * whose reply goes to a recipient. Any thread.
     *
     * @param message the message
     * @param recipient takes the reply, or the failure in its place
     */
    public void send(final List<Integer> message, final Recipient<List<Long>> recipient) {
        cell.send(OrderBookCell.BIDS, message, Objects.requireNonNull(recipient, "the recipient"));
    }

    /**
     * Queues a message, if there is room for it, for {@link OrderBook#bids(List)}.
     * Any thread.
     *
     * @param message the message
     * @return false where there is no room, or the actor is stopped: the message is still the caller's
     */
    public boolean offer(final List<Integer> message) {
        return cell.offer(OrderBookCell.BIDS, message);
    }

    /**
     * Queues a message for {@link OrderBook#bids(List)},
     * whose reply completes a stage. Any thread.
     *
     * @param message the message
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<List<Long>> ask(final List<Integer> message) {
        return cell.ask(OrderBookCell.BIDS, message);
    }

    /**
     * Queues a message for {@link OrderBook#bids(List)},
     * whose reply completes a stage. Any thread.
     *
     * @param message the message
     * @param limit how long to wait for the reply
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<List<Long>> ask(final List<Integer> message, final Duration limit) {
        return cell.ask(OrderBookCell.BIDS, message, limit);
    }

    /**
     * Runs {@link OrderBook#bids(List)} on this thread, now.
     * Sleeps while another thread runs the group. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public List<Long> fastSend(final List<Integer> message) {
        final ActorCell to = cell;
        if (to.enterInside(this, OrderBookCell.BIDS)) {
            try {
                final OrderBook actor = actor();
                return actor != null ? actor.bids(message) : handlers().bids(message);
            } catch (final Throwable thrown) {
                throw to.failed(OrderBookCell.BIDS, thrown);
            } finally {
                to.exitInside();
            }
        }
        return runBids(message, to.enter(this, OrderBookCell.BIDS));
    }

    /**
     * Runs {@link OrderBook#bids(List)} on this thread, now.
     * Spins while another thread runs the group. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public List<Long> fastSendSpin(final List<Integer> message) {
        return runBids(message, cell.enterSpin(this, OrderBookCell.BIDS));
    }

    /**
     * Runs {@link OrderBook#bids(List)} on this thread, now.
     * While another thread runs the group, spins for a bounded time, then sleeps. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public List<Long> fastSendAdaptive(final List<Integer> message) {
        return runBids(message, cell.enterAdaptive(this, OrderBookCell.BIDS));
    }

    /**
     * Runs {@link OrderBook#bids(List)} on this thread, now.
     * Throws {@code ActorBusyException} while another thread runs the group. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public List<Long> fastSendX(final List<Integer> message) {
        return runBids(message, cell.enterX(this, OrderBookCell.BIDS));
    }

    /**
     * Runs {@link OrderBook#bids(List)} on this thread, now.
     * Returns the given value while another thread runs the group. Any thread.
     *
     * @param message the message
     * @param ifBusy what to return then
     * @return the reply
     */
    public List<Long> fastSendOr(final List<Integer> message, final List<Long> ifBusy) {
        final int entered = cell.tryEnter(this, OrderBookCell.BIDS);
        if (entered == Cell.BUSY) {
            return ifBusy;
        }
        return runBids(message, entered);
    }

    /**
     * Runs {@link OrderBook#bids(List)} on this thread,
     * or queues the message where that is not possible at once. What the handler throws is reported. Any thread.
     *
     * @param message the message
     * @return true where the handler ran here, false where the message was queued
     */
    public boolean fastSendVoid(final List<Integer> message) {
        final OrderBookCell to = (OrderBookCell) cell;
        final int entered = to.enterVoid(this, OrderBookCell.BIDS);
        if (entered < 0) {
            to.queue(OrderBookCell.BIDS, message);
            return false;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.bids(message);
            } else {
                handlers().bids(message);
            }
        } catch (final Throwable thrown) {
            to.contain(OrderBookCell.BIDS, thrown);
        } finally {
            to.exit(entered);
        }
        return true;
    }

    /**
     * Runs the handler after its actor was entered, and leaves the actor.
     */
    private List<Long> runBids(final List<Integer> message, final int entered) {
        final ActorCell to = cell;
        if (entered == Cell.BY_OWNER) {
            // Safe: the handler replied with it.
            @SuppressWarnings("unchecked")
            final List<Long> reply = (List<Long>) to.callOwner(OrderBookCell.BIDS,
                    message).objectResult();
            return reply;
        }
        try {
            final OrderBook actor = actor();
            return actor != null ? actor.bids(message) : handlers().bids(message);
        } catch (final Throwable thrown) {
            throw to.failed(OrderBookCell.BIDS, thrown);
        } finally {
            to.exit(entered);
        }
    }

    /**
     * Queues a message for {@link OrderBook#depth(OrderBook.DepthQuery, Reply)}.
     * Any thread. The reply is dropped, and counted.
     *
     * @param message the message
     */
    public void send(final OrderBook.DepthQuery message) {
        cell.send(OrderBookCell.DEPTH, message, null);
    }

    /**
     * Queues a message for {@link OrderBook#depth(OrderBook.DepthQuery, Reply)},
     * whose reply goes to a recipient. Any thread.
     *
     * @param message the message
     * @param recipient takes the reply, or the failure in its place
     */
    public void send(final OrderBook.DepthQuery message,
            final Recipient<OrderBook.Depth> recipient) {
        cell.send(OrderBookCell.DEPTH, message, Objects.requireNonNull(recipient, "the recipient"));
    }

    /**
     * Queues a message, if there is room for it, for {@link OrderBook#depth(OrderBook.DepthQuery, Reply)}.
     * Any thread.
     *
     * @param message the message
     * @return false where there is no room, or the actor is stopped: the message is still the caller's
     */
    public boolean offer(final OrderBook.DepthQuery message) {
        return cell.offer(OrderBookCell.DEPTH, message);
    }

    /**
     * Queues a message for {@link OrderBook#depth(OrderBook.DepthQuery, Reply)},
     * whose reply completes a stage. Any thread.
     *
     * @param message the message
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<OrderBook.Depth> ask(final OrderBook.DepthQuery message) {
        return cell.ask(OrderBookCell.DEPTH, message);
    }

    /**
     * Queues a message for {@link OrderBook#depth(OrderBook.DepthQuery, Reply)},
     * whose reply completes a stage. Any thread.
     *
     * @param message the message
     * @param limit how long to wait for the reply
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<OrderBook.Depth> ask(final OrderBook.DepthQuery message,
            final Duration limit) {
        return cell.ask(OrderBookCell.DEPTH, message, limit);
    }

    /**
     * Runs {@link OrderBook#depth(OrderBook.DepthQuery, Reply)} on this thread, now.
     * Sleeps while another thread runs the group. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public OrderBook.Depth fastSend(final OrderBook.DepthQuery message) {
        final ActorCell to = cell;
        if (to.enterInside(this, OrderBookCell.DEPTH)) {
            try {
                final ReplyHandle<OrderBook.Depth> reply = to.openReply(OrderBookCell.DEPTH);
                try {
                    final OrderBook actor = actor();
                    if (actor != null) {
                        actor.depth(message, reply);
                    } else {
                        handlers().depth(message, reply);
                    }
                    return reply.objectResult();
                } finally {
                    reply.close();
                }
            } catch (final Throwable thrown) {
                throw to.failed(OrderBookCell.DEPTH, thrown);
            } finally {
                to.exitInside();
            }
        }
        return runDepth(message, to.enter(this, OrderBookCell.DEPTH));
    }

    /**
     * Runs {@link OrderBook#depth(OrderBook.DepthQuery, Reply)} on this thread, now.
     * Spins while another thread runs the group. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public OrderBook.Depth fastSendSpin(final OrderBook.DepthQuery message) {
        return runDepth(message, cell.enterSpin(this, OrderBookCell.DEPTH));
    }

    /**
     * Runs {@link OrderBook#depth(OrderBook.DepthQuery, Reply)} on this thread, now.
     * While another thread runs the group, spins for a bounded time, then sleeps. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public OrderBook.Depth fastSendAdaptive(final OrderBook.DepthQuery message) {
        return runDepth(message, cell.enterAdaptive(this, OrderBookCell.DEPTH));
    }

    /**
     * Runs {@link OrderBook#depth(OrderBook.DepthQuery, Reply)} on this thread, now.
     * Throws {@code ActorBusyException} while another thread runs the group. Any thread.
     *
     * @param message the message
     * @return the reply
     */
    public OrderBook.Depth fastSendX(final OrderBook.DepthQuery message) {
        return runDepth(message, cell.enterX(this, OrderBookCell.DEPTH));
    }

    /**
     * Runs {@link OrderBook#depth(OrderBook.DepthQuery, Reply)} on this thread, now.
     * Returns the given value while another thread runs the group. Any thread.
     *
     * @param message the message
     * @param ifBusy what to return then
     * @return the reply
     */
    public OrderBook.Depth fastSendOr(final OrderBook.DepthQuery message,
            final OrderBook.Depth ifBusy) {
        final int entered = cell.tryEnter(this, OrderBookCell.DEPTH);
        if (entered == Cell.BUSY) {
            return ifBusy;
        }
        return runDepth(message, entered);
    }

    /**
     * Runs {@link OrderBook#depth(OrderBook.DepthQuery, Reply)} on this thread,
     * or queues the message where that is not possible at once. What the handler throws is reported. Any thread.
     *
     * @param message the message
     * @return true where the handler ran here, false where the message was queued
     */
    public boolean fastSendVoid(final OrderBook.DepthQuery message) {
        final OrderBookCell to = (OrderBookCell) cell;
        final int entered = to.enterVoid(this, OrderBookCell.DEPTH);
        if (entered < 0) {
            to.queue(OrderBookCell.DEPTH, message);
            return false;
        }
        try {
            final ReplyHandle<OrderBook.Depth> reply = to.openReply(OrderBookCell.DEPTH);
            try {
                final OrderBook actor = actor();
                if (actor != null) {
                    actor.depth(message, reply);
                } else {
                    handlers().depth(message, reply);
                }
                reply.handlerReturned();
            } finally {
                reply.close();
            }
        } catch (final Throwable thrown) {
            to.contain(OrderBookCell.DEPTH, thrown);
        } finally {
            to.exit(entered);
        }
        return true;
    }

    /**
     * Runs the handler after its actor was entered, and leaves the actor.
     */
    private OrderBook.Depth runDepth(final OrderBook.DepthQuery message, final int entered) {
        final ActorCell to = cell;
        if (entered == Cell.BY_OWNER) {
            return (OrderBook.Depth) to.callOwner(OrderBookCell.DEPTH, message).objectResult();
        }
        try {
            final ReplyHandle<OrderBook.Depth> reply = to.openReply(OrderBookCell.DEPTH);
            try {
                final OrderBook actor = actor();
                if (actor != null) {
                    actor.depth(message, reply);
                } else {
                    handlers().depth(message, reply);
                }
                return reply.objectResult();
            } finally {
                reply.close();
            }
        } catch (final Throwable thrown) {
            throw to.failed(OrderBookCell.DEPTH, thrown);
        } finally {
            to.exit(entered);
        }
    }

    /**
     * Queues a message for {@link OrderBook#fill(OrderBook.Order, LongReply)}.
     * Any thread. The reply is dropped, and counted.
     *
     * @param message the message
     */
    public void send(final OrderBook.Order message) {
        cell.send(OrderBookCell.FILL, message, null);
    }

    /**
     * Queues a message for {@link OrderBook#fill(OrderBook.Order, LongReply)},
     * whose reply goes to a recipient. Any thread.
     *
     * @param message the message
     * @param recipient takes the reply, or the failure in its place
     */
    public void send(final OrderBook.Order message, final LongRecipient recipient) {
        cell.send(OrderBookCell.FILL, message, Objects.requireNonNull(recipient, "the recipient"));
    }

    /**
     * Queues a message, if there is room for it, for {@link OrderBook#fill(OrderBook.Order, LongReply)}.
     * Any thread.
     *
     * @param message the message
     * @return false where there is no room, or the actor is stopped: the message is still the caller's
     */
    public boolean offer(final OrderBook.Order message) {
        return cell.offer(OrderBookCell.FILL, message);
    }

    /**
     * Queues a message for {@link OrderBook#fill(OrderBook.Order, LongReply)},
     * whose reply completes a stage. Any thread.
     *
     * @param message the message
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<Long> ask(final OrderBook.Order message) {
        return cell.ask(OrderBookCell.FILL, message);
    }

    /**
     * Queues a message for {@link OrderBook#fill(OrderBook.Order, LongReply)},
     * whose reply completes a stage. Any thread.
     *
     * @param message the message
     * @param limit how long to wait for the reply
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<Long> ask(final OrderBook.Order message, final Duration limit) {
        return cell.ask(OrderBookCell.FILL, message, limit);
    }

    /**
     * Runs {@link OrderBook#top(OrderBook.TopOfBook, OrderBook.Level)} on this thread, now.
     * Sleeps while another thread runs the group. Any thread.
     *
     * @param message the message
     * @param into filled by the handler
     * @return the filled object
     */
    public OrderBook.Level fastSend(final OrderBook.TopOfBook message, final OrderBook.Level into) {
        final ActorCell to = cell;
        if (to.enterInside(this, OrderBookCell.TOP)) {
            try {
                final OrderBook actor = actor();
                if (actor != null) {
                    actor.top(message, into);
                } else {
                    handlers().top(message, into);
                }
                return into;
            } catch (final Throwable thrown) {
                throw to.failed(OrderBookCell.TOP, thrown);
            } finally {
                to.exitInside();
            }
        }
        return runTop(message, into, to.enter(this, OrderBookCell.TOP));
    }

    /**
     * Runs {@link OrderBook#top(OrderBook.TopOfBook, OrderBook.Level)} on this thread, now.
     * Spins while another thread runs the group. Any thread.
     *
     * @param message the message
     * @param into filled by the handler
     * @return the filled object
     */
    public OrderBook.Level fastSendSpin(final OrderBook.TopOfBook message,
            final OrderBook.Level into) {
        return runTop(message, into, cell.enterSpin(this, OrderBookCell.TOP));
    }

    /**
     * Runs {@link OrderBook#top(OrderBook.TopOfBook, OrderBook.Level)} on this thread, now.
     * While another thread runs the group, spins for a bounded time, then sleeps. Any thread.
     *
     * @param message the message
     * @param into filled by the handler
     * @return the filled object
     */
    public OrderBook.Level fastSendAdaptive(final OrderBook.TopOfBook message,
            final OrderBook.Level into) {
        return runTop(message, into, cell.enterAdaptive(this, OrderBookCell.TOP));
    }

    /**
     * Runs {@link OrderBook#top(OrderBook.TopOfBook, OrderBook.Level)} on this thread, now.
     * Throws {@code ActorBusyException} while another thread runs the group. Any thread.
     *
     * @param message the message
     * @param into filled by the handler
     * @return the filled object
     */
    public OrderBook.Level fastSendX(final OrderBook.TopOfBook message,
            final OrderBook.Level into) {
        return runTop(message, into, cell.enterX(this, OrderBookCell.TOP));
    }

    /**
     * Runs {@link OrderBook#top(OrderBook.TopOfBook, OrderBook.Level)} on this thread, now.
     * Returns the given value while another thread runs the group. Any thread.
     *
     * @param message the message
     * @param into filled by the handler
     * @param ifBusy what to return then
     * @return the filled object
     */
    public OrderBook.Level fastSendOr(final OrderBook.TopOfBook message, final OrderBook.Level into,
            final OrderBook.Level ifBusy) {
        final int entered = cell.tryEnter(this, OrderBookCell.TOP);
        if (entered == Cell.BUSY) {
            return ifBusy;
        }
        return runTop(message, into, entered);
    }

    /**
     * Runs the handler after its actor was entered, and leaves the actor.
     */
    private OrderBook.Level runTop(final OrderBook.TopOfBook message, final OrderBook.Level into,
            final int entered) {
        final ActorCell to = cell;
        if (entered == Cell.BY_OWNER) {
            to.callOwner(OrderBookCell.TOP, message, into);
            return into;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.top(message, into);
            } else {
                handlers().top(message, into);
            }
            return into;
        } catch (final Throwable thrown) {
            throw to.failed(OrderBookCell.TOP, thrown);
        } finally {
            to.exit(entered);
        }
    }

    /**
     * Queues a message for
     * {@link OrderBook#onTick(int, long, boolean, float, double, char)}.
     * Any thread.
     *
     * @param instrument passed on
     * @param price passed on
     * @param bidSide passed on
     * @param size passed on
     * @param weight passed on
     * @param venue passed on
     */
    public void sendOnTick(final int instrument, final long price, final boolean bidSide,
            final float size, final double weight, final char venue) {
        cell.sendLanes(OrderBookCell.ON_TICK, null, instrument, price, bidSide ? 1L : 0L,
                Float.floatToRawIntBits(size), Double.doubleToRawLongBits(weight), venue);
    }

    /**
     * Queues a message, if there is room for it, for
     * {@link OrderBook#onTick(int, long, boolean, float, double, char)}.
     * Any thread.
     *
     * @param instrument passed on
     * @param price passed on
     * @param bidSide passed on
     * @param size passed on
     * @param weight passed on
     * @param venue passed on
     * @return false where there is no room, or the actor is stopped: the message is still the caller's
     */
    public boolean offerOnTick(final int instrument, final long price, final boolean bidSide,
            final float size, final double weight, final char venue) {
        return cell.offerLanes(OrderBookCell.ON_TICK, instrument, price, bidSide ? 1L : 0L,
                Float.floatToRawIntBits(size), Double.doubleToRawLongBits(weight), venue);
    }

    /**
     * Runs
     * {@link OrderBook#onTick(int, long, boolean, float, double, char)} on this thread, now.
     * Sleeps while another thread runs the group. Any thread.
     *
     * @param instrument passed on
     * @param price passed on
     * @param bidSide passed on
     * @param size passed on
     * @param weight passed on
     * @param venue passed on
     */
    public void fastSendOnTick(final int instrument, final long price, final boolean bidSide,
            final float size, final double weight, final char venue) {
        final ActorCell to = cell;
        if (to.enterInside(this, OrderBookCell.ON_TICK)) {
            try {
                final OrderBook actor = actor();
                if (actor != null) {
                    actor.onTick(instrument, price, bidSide, size, weight, venue);
                } else {
                    handlers().onTick(instrument, price, bidSide, size, weight, venue);
                }
            } catch (final Throwable thrown) {
                throw to.failed(OrderBookCell.ON_TICK, thrown);
            } finally {
                to.exitInside();
            }
        } else {
            runOnTick(instrument, price, bidSide, size, weight, venue, to.enter(this,
                    OrderBookCell.ON_TICK));
        }
    }

    /**
     * Runs
     * {@link OrderBook#onTick(int, long, boolean, float, double, char)} on this thread, now.
     * Spins while another thread runs the group. Any thread.
     *
     * @param instrument passed on
     * @param price passed on
     * @param bidSide passed on
     * @param size passed on
     * @param weight passed on
     * @param venue passed on
     */
    public void fastSendSpinOnTick(final int instrument, final long price, final boolean bidSide,
            final float size, final double weight, final char venue) {
        runOnTick(instrument, price, bidSide, size, weight, venue, cell.enterSpin(this,
                OrderBookCell.ON_TICK));
    }

    /**
     * Runs
     * {@link OrderBook#onTick(int, long, boolean, float, double, char)} on this thread, now.
     * While another thread runs the group, spins for a bounded time, then sleeps. Any thread.
     *
     * @param instrument passed on
     * @param price passed on
     * @param bidSide passed on
     * @param size passed on
     * @param weight passed on
     * @param venue passed on
     */
    public void fastSendAdaptiveOnTick(final int instrument, final long price,
            final boolean bidSide, final float size, final double weight, final char venue) {
        runOnTick(instrument, price, bidSide, size, weight, venue, cell.enterAdaptive(this,
                OrderBookCell.ON_TICK));
    }

    /**
     * Runs
     * {@link OrderBook#onTick(int, long, boolean, float, double, char)} on this thread, now.
     * Throws {@code ActorBusyException} while another thread runs the group. Any thread.
     *
     * @param instrument passed on
     * @param price passed on
     * @param bidSide passed on
     * @param size passed on
     * @param weight passed on
     * @param venue passed on
     */
    public void fastSendXOnTick(final int instrument, final long price, final boolean bidSide,
            final float size, final double weight, final char venue) {
        runOnTick(instrument, price, bidSide, size, weight, venue, cell.enterX(this,
                OrderBookCell.ON_TICK));
    }

    /**
     * Runs
     * {@link OrderBook#onTick(int, long, boolean, float, double, char)} on this thread,
     * or queues the message where that is not possible at once. What the handler throws is reported. Any thread.
     *
     * @param instrument passed on
     * @param price passed on
     * @param bidSide passed on
     * @param size passed on
     * @param weight passed on
     * @param venue passed on
     * @return true where the handler ran here, false where the message was queued
     */
    public boolean fastSendVoidOnTick(final int instrument, final long price, final boolean bidSide,
            final float size, final double weight, final char venue) {
        final OrderBookCell to = (OrderBookCell) cell;
        final int entered = to.enterVoid(this, OrderBookCell.ON_TICK);
        if (entered < 0) {
            to.queueLanes(OrderBookCell.ON_TICK, instrument, price, bidSide ? 1L : 0L,
                    Float.floatToRawIntBits(size), Double.doubleToRawLongBits(weight), venue);
            return false;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.onTick(instrument, price, bidSide, size, weight, venue);
            } else {
                handlers().onTick(instrument, price, bidSide, size, weight, venue);
            }
        } catch (final Throwable thrown) {
            to.contain(OrderBookCell.ON_TICK, thrown);
        } finally {
            to.exit(entered);
        }
        return true;
    }

    /**
     * Runs the handler after its actor was entered, and leaves the actor.
     */
    private void runOnTick(final int instrument, final long price, final boolean bidSide,
            final float size, final double weight, final char venue, final int entered) {
        final ActorCell to = cell;
        if (entered == Cell.BY_OWNER) {
            to.callOwnerLanes(OrderBookCell.ON_TICK, null, instrument, price, bidSide ? 1L : 0L,
                    Float.floatToRawIntBits(size), Double.doubleToRawLongBits(weight), venue);
            return;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.onTick(instrument, price, bidSide, size, weight, venue);
            } else {
                handlers().onTick(instrument, price, bidSide, size, weight, venue);
            }
        } catch (final Throwable thrown) {
            throw to.failed(OrderBookCell.ON_TICK, thrown);
        } finally {
            to.exit(entered);
        }
    }

    /**
     * Queues a message for {@link OrderBook#mid(short)}.
     * Any thread. The reply is dropped, and counted.
     *
     * @param instrument passed on
     */
    public void sendMid(final short instrument) {
        cell.sendLanes(OrderBookCell.MID, null, instrument, 0L, 0L, 0L, 0L, 0L);
    }

    /**
     * Queues a message for {@link OrderBook#mid(short)},
     * whose reply goes to a recipient. Any thread.
     *
     * @param instrument passed on
     * @param recipient takes the reply, or the failure in its place
     */
    public void sendMid(final short instrument, final DoubleRecipient recipient) {
        cell.sendLanes(OrderBookCell.MID, Objects.requireNonNull(recipient, "the recipient"),
                instrument, 0L, 0L, 0L, 0L, 0L);
    }

    /**
     * Queues a message, if there is room for it, for {@link OrderBook#mid(short)}.
     * Any thread.
     *
     * @param instrument passed on
     * @return false where there is no room, or the actor is stopped: the message is still the caller's
     */
    public boolean offerMid(final short instrument) {
        return cell.offerLanes(OrderBookCell.MID, instrument, 0L, 0L, 0L, 0L, 0L);
    }

    /**
     * Queues a message for {@link OrderBook#mid(short)},
     * whose reply completes a stage. Any thread.
     *
     * @param instrument passed on
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<Double> askMid(final short instrument) {
        return cell.askLanes(OrderBookCell.MID, instrument, 0L, 0L, 0L, 0L, 0L);
    }

    /**
     * Queues a message for {@link OrderBook#mid(short)},
     * whose reply completes a stage. Any thread.
     *
     * @param instrument passed on
     * @param limit how long to wait for the reply
     * @return completes with the reply, or exceptionally
     */
    public CompletionStage<Double> askMid(final short instrument, final Duration limit) {
        return cell.askLanes(OrderBookCell.MID, limit, instrument, 0L, 0L, 0L, 0L, 0L);
    }

    /**
     * Runs {@link OrderBook#mid(short)} on this thread, now.
     * Sleeps while another thread runs the group. Any thread.
     *
     * @param instrument passed on
     * @return the reply
     */
    public double fastSendMid(final short instrument) {
        final ActorCell to = cell;
        if (to.enterInside(this, OrderBookCell.MID)) {
            try {
                final OrderBook actor = actor();
                return actor != null ? actor.mid(instrument) : handlers().mid(instrument);
            } catch (final Throwable thrown) {
                throw to.failed(OrderBookCell.MID, thrown);
            } finally {
                to.exitInside();
            }
        }
        return runMid(instrument, to.enter(this, OrderBookCell.MID));
    }

    /**
     * Runs {@link OrderBook#mid(short)} on this thread, now.
     * Spins while another thread runs the group. Any thread.
     *
     * @param instrument passed on
     * @return the reply
     */
    public double fastSendSpinMid(final short instrument) {
        return runMid(instrument, cell.enterSpin(this, OrderBookCell.MID));
    }

    /**
     * Runs {@link OrderBook#mid(short)} on this thread, now.
     * While another thread runs the group, spins for a bounded time, then sleeps. Any thread.
     *
     * @param instrument passed on
     * @return the reply
     */
    public double fastSendAdaptiveMid(final short instrument) {
        return runMid(instrument, cell.enterAdaptive(this, OrderBookCell.MID));
    }

    /**
     * Runs {@link OrderBook#mid(short)} on this thread, now.
     * Throws {@code ActorBusyException} while another thread runs the group. Any thread.
     *
     * @param instrument passed on
     * @return the reply
     */
    public double fastSendXMid(final short instrument) {
        return runMid(instrument, cell.enterX(this, OrderBookCell.MID));
    }

    /**
     * Runs {@link OrderBook#mid(short)} on this thread, now.
     * Returns the given value while another thread runs the group. Any thread.
     *
     * @param instrument passed on
     * @param ifBusy what to return then
     * @return the reply
     */
    public double fastSendOrMid(final short instrument, final double ifBusy) {
        final int entered = cell.tryEnter(this, OrderBookCell.MID);
        if (entered == Cell.BUSY) {
            return ifBusy;
        }
        return runMid(instrument, entered);
    }

    /**
     * Runs {@link OrderBook#mid(short)} on this thread,
     * or queues the message where that is not possible at once. What the handler throws is reported. Any thread.
     *
     * @param instrument passed on
     * @return true where the handler ran here, false where the message was queued
     */
    public boolean fastSendVoidMid(final short instrument) {
        final OrderBookCell to = (OrderBookCell) cell;
        final int entered = to.enterVoid(this, OrderBookCell.MID);
        if (entered < 0) {
            to.queueLanes(OrderBookCell.MID, instrument, 0L, 0L, 0L, 0L, 0L);
            return false;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.mid(instrument);
            } else {
                handlers().mid(instrument);
            }
        } catch (final Throwable thrown) {
            to.contain(OrderBookCell.MID, thrown);
        } finally {
            to.exit(entered);
        }
        return true;
    }

    /**
     * Runs the handler after its actor was entered, and leaves the actor.
     */
    private double runMid(final short instrument, final int entered) {
        final ActorCell to = cell;
        if (entered == Cell.BY_OWNER) {
            return to.callOwnerLanes(OrderBookCell.MID, null, instrument, 0L, 0L, 0L, 0L,
                    0L).doubleResult();
        }
        try {
            final OrderBook actor = actor();
            return actor != null ? actor.mid(instrument) : handlers().mid(instrument);
        } catch (final Throwable thrown) {
            throw to.failed(OrderBookCell.MID, thrown);
        } finally {
            to.exit(entered);
        }
    }

    /**
     * Queues a message for {@link OrderBook#onFailure(Throwable)}.
     * Any thread.
     *
     * @param message the message
     */
    public void send(final Throwable message) {
        cell.send(OrderBookCell.ON_FAILURE, message, null);
    }

    /**
     * Queues a message, if there is room for it, for {@link OrderBook#onFailure(Throwable)}.
     * Any thread.
     *
     * @param message the message
     * @return false where there is no room, or the actor is stopped: the message is still the caller's
     */
    public boolean offer(final Throwable message) {
        return cell.offer(OrderBookCell.ON_FAILURE, message);
    }

    /**
     * Runs {@link OrderBook#onFailure(Throwable)} on this thread, now.
     * Sleeps while another thread runs the group. Any thread.
     *
     * @param message the message
     */
    public void fastSend(final Throwable message) {
        final ActorCell to = cell;
        if (to.enterInside(this, OrderBookCell.ON_FAILURE)) {
            try {
                final OrderBook actor = actor();
                if (actor != null) {
                    actor.onFailure(message);
                } else {
                    handlers().onFailure(message);
                }
            } catch (final Throwable thrown) {
                throw to.failed(OrderBookCell.ON_FAILURE, thrown);
            } finally {
                to.exitInside();
            }
        } else {
            runOnFailure(message, to.enter(this, OrderBookCell.ON_FAILURE));
        }
    }

    /**
     * Runs {@link OrderBook#onFailure(Throwable)} on this thread, now.
     * Spins while another thread runs the group. Any thread.
     *
     * @param message the message
     */
    public void fastSendSpin(final Throwable message) {
        runOnFailure(message, cell.enterSpin(this, OrderBookCell.ON_FAILURE));
    }

    /**
     * Runs {@link OrderBook#onFailure(Throwable)} on this thread, now.
     * While another thread runs the group, spins for a bounded time, then sleeps. Any thread.
     *
     * @param message the message
     */
    public void fastSendAdaptive(final Throwable message) {
        runOnFailure(message, cell.enterAdaptive(this, OrderBookCell.ON_FAILURE));
    }

    /**
     * Runs {@link OrderBook#onFailure(Throwable)} on this thread, now.
     * Throws {@code ActorBusyException} while another thread runs the group. Any thread.
     *
     * @param message the message
     */
    public void fastSendX(final Throwable message) {
        runOnFailure(message, cell.enterX(this, OrderBookCell.ON_FAILURE));
    }

    /**
     * Runs {@link OrderBook#onFailure(Throwable)} on this thread,
     * or queues the message where that is not possible at once. What the handler throws is reported. Any thread.
     *
     * @param message the message
     * @return true where the handler ran here, false where the message was queued
     */
    public boolean fastSendVoid(final Throwable message) {
        final OrderBookCell to = (OrderBookCell) cell;
        final int entered = to.enterVoid(this, OrderBookCell.ON_FAILURE);
        if (entered < 0) {
            to.queue(OrderBookCell.ON_FAILURE, message);
            return false;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.onFailure(message);
            } else {
                handlers().onFailure(message);
            }
        } catch (final Throwable thrown) {
            to.contain(OrderBookCell.ON_FAILURE, thrown);
        } finally {
            to.exit(entered);
        }
        return true;
    }

    /**
     * Runs the handler after its actor was entered, and leaves the actor.
     */
    private void runOnFailure(final Throwable message, final int entered) {
        final ActorCell to = cell;
        if (entered == Cell.BY_OWNER) {
            to.callOwner(OrderBookCell.ON_FAILURE, message);
            return;
        }
        try {
            final OrderBook actor = actor();
            if (actor != null) {
                actor.onFailure(message);
            } else {
                handlers().onFailure(message);
            }
        } catch (final Throwable thrown) {
            throw to.failed(OrderBookCell.ON_FAILURE, thrown);
        } finally {
            to.exit(entered);
        }
    }

    /**
     * The recipient whose replies arrive as messages of
     * {@link OrderBook#onFailure(Throwable)}. Any thread.
     *
     * @return always the same
     */
    public Recipient<Throwable> toOnFailure() {
        return ((OrderBookCell) cell).toOnFailure;
    }

    private OrderBook actor() {
        if (actor == null) {
            actor = ((OrderBookCell) cell).actor;
        }
        return actor;
    }

    private Handlers handlers() {
        return ((OrderBookCell) cell).handlers;
    }

    /**
     * The handlers of {@link OrderBook}, for a double that stands in for it.
     * What the double does not override, it refuses.
     */
    public interface Handlers {
        /**
         * Stands in for {@link OrderBook#onUpdate(OrderBook.BookUpdate)}.
         *
         * @param message the message
         */
        default void onUpdate(final OrderBook.BookUpdate message) {
            throw new UnsupportedOperationException("this double of OrderBook does not handle BookUpdate");
        }

        /**
         * Stands in for {@link OrderBook#bestBid(OrderBook.BestBid)}.
         *
         * @param message the message
         * @return the reply
         */
        default long bestBid(final OrderBook.BestBid message) {
            throw new UnsupportedOperationException("this double of OrderBook does not handle BestBid");
        }

        /**
         * Stands in for {@link OrderBook#bids(List)}.
         *
         * @param message the message
         * @return the reply
         */
        default List<Long> bids(final List<Integer> message) {
            throw new UnsupportedOperationException("this double of OrderBook does not handle List");
        }

        /**
         * Stands in for {@link OrderBook#depth(OrderBook.DepthQuery, Reply)}.
         *
         * @param message the message
         * @param reply takes the reply
         */
        default void depth(final OrderBook.DepthQuery message, final Reply<OrderBook.Depth> reply) {
            throw new UnsupportedOperationException("this double of OrderBook does not handle DepthQuery");
        }

        /**
         * Stands in for {@link OrderBook#fill(OrderBook.Order, LongReply)}.
         *
         * @param message the message
         * @param reply takes the reply
         */
        default void fill(final OrderBook.Order message, final LongReply reply) {
            throw new UnsupportedOperationException("this double of OrderBook does not handle Order");
        }

        /**
         * Stands in for {@link OrderBook#top(OrderBook.TopOfBook, OrderBook.Level)}.
         *
         * @param message the message
         * @param into to be filled
         */
        default void top(final OrderBook.TopOfBook message, final OrderBook.Level into) {
            throw new UnsupportedOperationException("this double of OrderBook does not handle TopOfBook");
        }

        /**
         * Stands in for
         * {@link OrderBook#onTick(int, long, boolean, float, double, char)}.
         *
         * @param instrument passed on
         * @param price passed on
         * @param bidSide passed on
         * @param size passed on
         * @param weight passed on
         * @param venue passed on
         */
        default void onTick(final int instrument, final long price, final boolean bidSide,
                final float size, final double weight, final char venue) {
            throw new UnsupportedOperationException("this double of OrderBook does not handle onTick");
        }

        /**
         * Stands in for {@link OrderBook#mid(short)}.
         *
         * @param instrument passed on
         * @return the reply
         */
        default double mid(final short instrument) {
            throw new UnsupportedOperationException("this double of OrderBook does not handle mid");
        }

        /**
         * Stands in for {@link OrderBook#onFailure(Throwable)}.
         *
         * @param message the message
         */
        default void onFailure(final Throwable message) {
            throw new UnsupportedOperationException("this double of OrderBook does not handle Throwable");
        }
    }
}
