package p;

import io.rysy.LongReply;
import io.rysy.Reply;
import io.rysy.annotations.Actor;
import io.rysy.annotations.CyclePolicy;
import io.rysy.annotations.Handler;
import io.rysy.annotations.MailboxKind;
import io.rysy.annotations.OnBatchEnd;
import io.rysy.annotations.OnPoll;
import io.rysy.annotations.OnStart;
import io.rysy.annotations.OnStop;
import java.util.List;

/** The actor of the golden files: a handler of each kind. */
@Actor(mailbox = MailboxKind.BATCHED, capacity = 256, cycles = CyclePolicy.PERMISSIVE)
public final class OrderBook {

    public record BookUpdate(long price) { }

    public record BestBid() { }

    public record DepthQuery() { }

    public record Depth(List<Long> prices) { }

    public record Order(int id) { }

    public record TopOfBook() { }

    public static final class Level {
        public long price;
    }

    private long bid;

    @OnStart
    void start() {
    }

    @OnStop
    void stop() {
    }

    @OnPoll
    int poll() {
        return 0;
    }

    @OnBatchEnd
    void flush() {
    }

    @Handler
    void onUpdate(BookUpdate update) {
        bid = update.price();
    }

    @Handler
    long bestBid(BestBid query) {
        return bid;
    }

    @Handler
    List<Long> bids(List<Integer> levels) {
        return List.of(bid);
    }

    @Handler
    void depth(DepthQuery query, Reply<Depth> reply) {
        reply.reply(new Depth(List.of(bid)));
    }

    @Handler(deferred = true)
    void fill(Order order, LongReply reply) {
        reply.reply(bid);
    }

    @Handler(syncOnly = true)
    void top(TopOfBook query, Level into) {
        into.price = bid;
    }

    @Handler
    void onTick(int instrument, long price, boolean bidSide, float size, double weight, char venue) {
        bid = price;
    }

    @Handler
    double mid(short instrument) {
        return bid;
    }

    @Handler
    void onFailure(Throwable failure) {
    }
}
