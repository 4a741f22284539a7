package io.rysy.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that is sent as a message. Any class can be a message without it; the annotation is for what
 * more the processor can do for the class.
 *
 * <p>With {@code pool}, a mutable message class {@code Quote} gets a generated {@code QuotePool}, one per system, so
 * that sending it allocates nothing:
 *
 * <pre>{@code
 * @Message(pool = 1024)
 * final class Quote { long price; int size; }
 *
 * Quote quote = QuotePool.of(system).acquire();
 * quote.price = 100;
 * book.send(quote);      // accepted: the runtime owns it now, and releases it after the handler
 * }</pre>
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Message {

    /**
     * How many instances of the class a system preallocates.
     *
     * @return the number of pooled instances, or 0 for a message that is not pooled
     */
    int pool() default 0;

    /**
     * What the pool does when all instances are out.
     *
     * @return whether it grows or refuses
     */
    OnExhausted onExhausted() default OnExhausted.GROW;
}
