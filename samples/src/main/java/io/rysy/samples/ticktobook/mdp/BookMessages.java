package io.rysy.samples.ticktobook.mdp;

import io.rysy.samples.ticktobook.mdp.codec.BookDecoder;
import io.rysy.samples.ticktobook.mdp.codec.BookLongQtyDecoder;
import io.rysy.samples.ticktobook.mdp.codec.OrderBookDecoder;
import io.rysy.samples.ticktobook.mdp.codec.SnapshotDecoder;

/** The templates that carry books: by level, by order, and whole. */
final class BookMessages {
    private static final int ROOT = 9;
    private static final int ENTRY = 27;
    private static final int ENTRY_WITH_TRADEABLE_SIZE = 31;
    private static final int LONG_ENTRY = 31;
    private static final int ORDER = 22;
    private static final int ORDERS_SINCE = 7;
    private static final int FULL_ORDER = 34;
    private static final int SNAPSHOT_ROOT = 24;
    private static final int SNAPSHOT_ENTRY = 22;

    private final MarketDataListener listener;
    private final BookDecoder book = new BookDecoder();
    private final BookLongQtyDecoder longBook = new BookLongQtyDecoder();
    private final OrderBookDecoder orders = new OrderBookDecoder();
    private final SnapshotDecoder snapshot = new SnapshotDecoder();
    private final BookEntry entry = new BookEntry();
    private final BookOrder order = new BookOrder();

    BookMessages(final MarketDataListener listener) {
        this.listener = listener;
    }

    int book(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(ROOT) || !body.hasGroup(ENTRY)) {
            return MessageBody.BROKEN;
        }
        final boolean hasTradeableSize = body.entryLength() >= ENTRY_WITH_TRADEABLE_SIZE;
        final boolean hasOrders = body.version() >= ORDERS_SINCE;
        if (hasOrders && !body.hasLongGroup(ORDER)) {
            return MessageBody.BROKEN;
        }
        book.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = book.transactTime();
        info.matchEventIndicator = book.matchEventIndicator();
        final int count = body.isPresent(book.limit()) ? entries(info, hasTradeableSize) : 0;
        if (hasOrders && body.isPresent(book.limit())) {
            orders(info);
        }
        return count;
    }

    private int entries(final MessageInfo info, final boolean hasTradeableSize) {
        final BookDecoder.EntriesDecoder from = book.entries();
        final int count = from.count();
        while (from.hasNext()) {
            from.next();
            entry.securityId = from.securityId();
            entry.rptSeq = from.rptSeq();
            entry.action = from.action();
            entry.entryType = from.entryType();
            entry.level = from.level();
            entry.price = from.price();
            entry.size = Nulls.int32(from.size());
            entry.orders = Nulls.int32(from.orders());
            entry.tradeableSize = hasTradeableSize ? Nulls.int32(from.tradeableSize()) : Mdp.NULL;
            listener.onReport(entry.securityId, entry.rptSeq);
            listener.onBook(info, entry);
        }
        return count;
    }

    private void orders(final MessageInfo info) {
        final BookDecoder.OrdersDecoder from = book.orders();
        while (from.hasNext()) {
            from.next();
            order(info, from.orderId(), from.priority(), from.displaySize(), from.reference(), from.action());
        }
    }

    int longBook(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(ROOT) || !body.hasGroup(LONG_ENTRY) || !body.hasLongGroup(ORDER)) {
            return MessageBody.BROKEN;
        }
        longBook.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = longBook.transactTime();
        info.matchEventIndicator = longBook.matchEventIndicator();
        final int count = body.isPresent(longBook.limit()) ? longEntries(info) : 0;
        if (body.isPresent(longBook.limit())) {
            longOrders(info);
        }
        return count;
    }

    private int longEntries(final MessageInfo info) {
        final BookLongQtyDecoder.EntriesDecoder from = longBook.entries();
        final int count = from.count();
        while (from.hasNext()) {
            from.next();
            entry.securityId = from.securityId();
            entry.rptSeq = from.rptSeq();
            entry.action = from.action();
            entry.entryType = from.entryType();
            entry.level = from.level();
            entry.price = from.price();
            entry.size = Nulls.uint64(from.size());
            entry.orders = Nulls.int32(from.orders());
            entry.tradeableSize = Mdp.NULL;
            listener.onReport(entry.securityId, entry.rptSeq);
            listener.onBook(info, entry);
        }
        return count;
    }

    private void longOrders(final MessageInfo info) {
        final BookLongQtyDecoder.OrdersDecoder from = longBook.orders();
        while (from.hasNext()) {
            from.next();
            order(info, from.orderId(), from.priority(), from.displaySize(), from.reference(), from.action());
        }
    }

    private void order(final MessageInfo info, final long orderId, final long priority, final int displaySize,
        final int reference, final int action) {
        order.orderId = orderId;
        order.priority = Nulls.uint64(priority);
        order.displaySize = Nulls.int32(displaySize);
        order.reference = Nulls.uint8(reference);
        order.action = action;
        listener.onBookOrder(info, order);
    }

    int orders(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(ROOT) || !body.hasGroup(FULL_ORDER)) {
            return MessageBody.BROKEN;
        }
        orders.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = orders.transactTime();
        info.matchEventIndicator = orders.matchEventIndicator();
        if (!body.isPresent(orders.limit())) {
            return 0;
        }
        final OrderBookDecoder.EntriesDecoder from = orders.entries();
        final int count = from.count();
        while (from.hasNext()) {
            listener.onOrder(info, from.next());
        }
        return count;
    }

    int snapshot(final MessageInfo info, final MessageBody body) {
        if (!body.hasRoot(SNAPSHOT_ROOT) || !body.hasGroup(SNAPSHOT_ENTRY)) {
            return MessageBody.BROKEN;
        }
        snapshot.wrap(body.buffer(), body.offset(), body.blockLength(), body.version());
        info.transactTime = snapshot.transactTime();
        if (!body.isPresent(snapshot.limit())) {
            return 0;
        }
        final SnapshotDecoder.EntriesDecoder from = snapshot.entries();
        final int count = from.count();
        while (from.hasNext()) {
            listener.onSnapshot(info, snapshot, from.next());
        }
        return count;
    }
}
