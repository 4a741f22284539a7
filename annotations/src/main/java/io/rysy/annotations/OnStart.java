package io.rysy.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the method of an {@link Actor} that runs once, after the constructor and before the first message.
 *
 * <p>The method takes no parameters and returns nothing. It runs under the lock of the group, on the thread that
 * first holds it after {@code start}. An exception out of it fails the start: the stage of {@code ref.started()}
 * completes exceptionally and the actor is stopped.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface OnStart {
}
