package io.rysy.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class as an actor: an object with private state that is reached only by messages, one at a time.
 *
 * <p>The class is plain: top-level or static nested, not abstract, with any constructor. For an actor {@code Counter}
 * the processor generates {@code CounterRef}, the typed stub through which everybody else reaches it:
 *
 * <pre>{@code
 * @Actor
 * final class Counter {
 *     private long total;
 *
 *     @Handler void add(Add message) { total += message.amount(); }
 *     @Handler long total(GetTotal query) { return total; }
 * }
 *
 * CounterRef counter = CounterRef.spawn(group, "counter", ctx -> new Counter());
 * counter.send(new Add(2));                         // later, on the group's thread
 * long total = counter.fastSend(new GetTotal());    // now, on this thread
 * }</pre>
 *
 * <p>Actors live in groups. A group runs one handler at a time, whichever thread runs it, so an actor's fields need
 * no lock and no {@code volatile}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Actor {

    /**
     * Which queue holds what is sent to this actor from outside, where the actor is a group of its own
     * ({@code system.thread(name)}); a group that was built by hand brings its own mailbox.
     *
     * @return the kind of mailbox
     */
    MailboxKind mailbox() default MailboxKind.BLOCKING;

    /**
     * How many messages that mailbox holds, where the actor is a group of its own.
     *
     * @return the capacity in messages, at least 1
     */
    int capacity() default 1024;

    /**
     * What counts as a cycle of synchronous calls that reaches this actor again.
     *
     * @return the policy; {@link CyclePolicy#INHERIT} takes the group's or the system's
     */
    CyclePolicy cycles() default CyclePolicy.INHERIT;
}
