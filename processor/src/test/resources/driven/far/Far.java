package p.far;

import io.rysy.Reply;
import io.rysy.annotations.Handler;
import java.util.List;

/**
 * Handlers that actors of other packages inherit.
 *
 * @param <M> what they handle
 */
public abstract class Far<M> extends Hidden {

    /** Has the same simple name as a message of the other package. */
    public record Tick(long price) { }

    @Handler
    public String far(List<? extends M> message) {
        return "far " + message;
    }

    @Handler
    public void onTick(Tick tick, Reply<String> reply) {
        reply.reply("far tick " + tick.price());
    }

    @Handler
    public abstract M abstractly(M message);
}
