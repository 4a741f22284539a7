package p;

import io.rysy.ActorContext;
import io.rysy.Group;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.GeneratedByRysy;
import io.rysy.spi.ActorCell;
import io.rysy.spi.MessageRecipient;
import io.rysy.spi.ReplyHandle;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * Dispatches to {@link OrderBook}, or to a double in its place. Behind every OrderBookRef.
 */
@GeneratedByRysy
@Generated("io.rysy.processor.RysyProcessor")
final class OrderBookCell extends ActorCell {
    static final int ON_UPDATE = 0;

    static final int BEST_BID = 1;

    static final int BIDS = 2;

    static final int DEPTH = 3;

    static final int FILL = 4;

    static final int TOP = 5;

    static final int ON_TICK = 6;

    static final int MID = 7;

    static final int ON_FAILURE = 8;

    private static final String[] MESSAGE_TYPES = {
        "BookUpdate",
        "BestBid",
        "List",
        "DepthQuery",
        "Order",
        "TopOfBook",
        "onTick",
        "mid",
        "Throwable"
    };

    /**
     * The actor, once made. Holder of the group's lock only.
     */
    OrderBook actor;

    /**
     * The double where there is no actor. Holder of the group's lock only.
     */
    OrderBookRef.Handlers handlers;

    final MessageRecipient<OrderBook.BookUpdate> toOnUpdate = new MessageRecipient<>(this, ON_UPDATE);

    final MessageRecipient<Throwable> toOnFailure = new MessageRecipient<>(this, ON_FAILURE);

    private ActorContext<OrderBookRef> context;

    private Function<ActorContext<OrderBookRef>, OrderBook> factory;

    private Function<ActorContext<OrderBookRef>, ? extends OrderBookRef.Handlers> factoryOfDouble;

    OrderBookCell(final Group group, final String name) {
        super(group, name, CyclePolicy.PERMISSIVE);
    }

    void start(final OrderBookRef self,
            final Function<ActorContext<OrderBookRef>, OrderBook> making) {
        Objects.requireNonNull(making, "the factory");
        synchronized (this) {
            if (context == null) {
                context = contextOf(self);
                factory = making;
            }
        }
        start();
    }

    void startAs(final OrderBookRef self,
            final Function<ActorContext<OrderBookRef>, ? extends OrderBookRef.Handlers> making) {
        Objects.requireNonNull(making, "the factory");
        synchronized (this) {
            if (context == null) {
                context = contextOf(self);
                factoryOfDouble = making;
            }
        }
        start();
    }

    @Override
    protected void create() {
        if (factory != null) {
            actor = made(factory.apply(context));
        } else {
            handlers = made(factoryOfDouble.apply(context));
        }
    }

    @Override
    protected void onStart() {
        if (actor != null) {
            actor.start();
        }
    }

    @Override
    protected void onStop() {
        if (actor != null) {
            actor.stop();
        }
    }

    @Override
    protected int onPoll() {
        return actor != null ? actor.poll() : 0;
    }

    @Override
    protected boolean polls() {
        return actor != null;
    }

    @Override
    protected void onBatchEnd() {
        if (actor != null) {
            actor.flush();
        }
    }

    @Override
    protected boolean endsBatches() {
        return actor != null;
    }

    @Override
    protected void dispatch(final int handler, final Object message, final Object reply) {
        switch (handler) {
            case ON_UPDATE:
                runOnUpdate((OrderBook.BookUpdate) message);
                break;
            case BEST_BID:
                runBestBid((OrderBook.BestBid) message, reply);
                break;
            case BIDS:
                runBids(message, reply);
                break;
            case DEPTH:
                runDepth((OrderBook.DepthQuery) message, reply);
                break;
            case FILL:
                runFill((OrderBook.Order) message, reply);
                break;
            case TOP:
                runTop((OrderBook.TopOfBook) message, reply);
                break;
            case ON_FAILURE:
                runOnFailure((Throwable) message);
                break;
            default:
                throw new AssertionError(handler);
        }
    }

    @Override
    protected void dispatchLanes(final int handler, final Object reply, final long lane0,
            final long lane1, final long lane2, final long lane3, final long lane4,
            final long lane5) {
        switch (handler) {
            case ON_TICK:
                runOnTick((int) lane0, lane1, lane2 != 0L, Float.intBitsToFloat((int) lane3),
                        Double.longBitsToDouble(lane4), (char) lane5);
                break;
            case MID:
                runMid((short) lane0, reply);
                break;
            default:
                throw new AssertionError(handler);
        }
    }

    private void runOnUpdate(final OrderBook.BookUpdate message) {
        if (actor != null) {
            actor.onUpdate(message);
        } else {
            handlers.onUpdate(message);
        }
    }

    private void runBestBid(final OrderBook.BestBid message, final Object reply) {
        reply(reply, actor != null ? actor.bestBid(message) : handlers.bestBid(message));
    }

    private void runBids(final Object untyped, final Object reply) {
        // Safe: the stub lets nothing else in.
        @SuppressWarnings("unchecked")
        final List<Integer> message = (List<Integer>) untyped;
        reply(reply, actor != null ? actor.bids(message) : handlers.bids(message));
    }

    private void runDepth(final OrderBook.DepthQuery message, final Object reply) {
        final ReplyHandle<OrderBook.Depth> handle = openReply(DEPTH, reply);
        try {
            if (actor != null) {
                actor.depth(message, handle);
            } else {
                handlers.depth(message, handle);
            }
            handle.handlerReturned();
        } catch (final Throwable thrown) {
            replyFailed(DEPTH, handle, thrown);
        }
    }

    private void runFill(final OrderBook.Order message, final Object reply) {
        final ReplyHandle<Long> handle = openReply(FILL, reply);
        try {
            if (actor != null) {
                actor.fill(message, handle);
            } else {
                handlers.fill(message, handle);
            }
        } catch (final Throwable thrown) {
            replyFailed(FILL, handle, thrown);
        }
    }

    private void runTop(final OrderBook.TopOfBook message, final Object reply) {
        final OrderBook.Level into = (OrderBook.Level) into(reply);
        if (actor != null) {
            actor.top(message, into);
        } else {
            handlers.top(message, into);
        }
    }

    private void runOnTick(final int instrument, final long price, final boolean bidSide,
            final float size, final double weight, final char venue) {
        if (actor != null) {
            actor.onTick(instrument, price, bidSide, size, weight, venue);
        } else {
            handlers.onTick(instrument, price, bidSide, size, weight, venue);
        }
    }

    private void runMid(final short instrument, final Object reply) {
        reply(reply, actor != null ? actor.mid(instrument) : handlers.mid(instrument));
    }

    private void runOnFailure(final Throwable message) {
        if (actor != null) {
            actor.onFailure(message);
        } else {
            handlers.onFailure(message);
        }
    }

    @Override
    protected int failureHandler() {
        return ON_FAILURE;
    }

    @Override
    protected String messageType(final int handler) {
        return MESSAGE_TYPES[handler];
    }
}
