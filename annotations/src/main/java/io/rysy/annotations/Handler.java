package io.rysy.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method of an {@link Actor} as the one that handles a message.
 *
 * <p>The forms:
 *
 * <pre>{@code
 * @Handler void onUpdate(BookUpdate update)                 // no reply
 * @Handler long bestBid(BestBid query)                      // the return value is the reply
 * @Handler void depth(DepthQuery query, Reply<Depth> reply) // replies before it returns
 * @Handler void onTick(int instrument, long price)          // primitives only: no message object
 * @Handler(deferred = true) void fill(Order o, Reply<Fill> reply)  // replies later
 * @Handler(syncOnly = true) void top(TopQuery q, Level into)       // fills the caller's own object
 * }</pre>
 *
 * <p>An actor has at most one handler for a message type. A handler cannot tell by which operation it was reached: it
 * runs the same code and gives the same reply for {@code send} and {@code fastSend}. It may not declare checked
 * exceptions; what it throws is reported to the system's error handler and, by a synchronous operation, to the
 * caller.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Handler {

    /**
     * Whether the handler may reply after it has returned. It then has a {@code Reply} parameter and is reached by
     * asynchronous operations only.
     *
     * @return true for a late reply
     */
    boolean deferred() default false;

    /**
     * Whether the handler fills an object that belongs to the caller. It then has a message and that object as
     * parameters, and is reached by synchronous operations only, since only they have a caller that waits.
     *
     * @return true for a caller-owned result
     */
    boolean syncOnly() default false;
}
