package io.rysy.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the method of an {@link Actor} that runs once, after the last message: the place to close what the actor
 * owns.
 *
 * <p>The method takes no parameters and returns nothing. It runs under the lock of the group. An exception out of it
 * is reported to the system's error handler; the actor counts as stopped all the same.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface OnStop {
}
