package io.rysy.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the method of an {@link Actor} that is called once in each loop of its group, between messages: for an actor
 * that owns an edge of the system, a socket or a ring, and drains it without blocking.
 *
 * <p>The method takes no parameters and returns an {@code int}: the work done, 0 for none. While any poll of a group
 * returns more than 0 the group does not idle. What a poll sends counts as sent from outside the group.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface OnPoll {
}
