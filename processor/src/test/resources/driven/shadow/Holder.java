package p.shadow;

import io.rysy.annotations.Actor;
import io.rysy.annotations.Handler;

/** Handles the pooled message. */
@Actor
public final class Holder {
    @Handler long price(Held message) { return message.price(); }
}
