package io.rysy.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the method of an {@link Actor} that is called when its group has drained what was there, before it idles:
 * the place to flush what was gathered over the messages of the batch.
 *
 * <p>The method takes no parameters and returns nothing. It is called only after a drain in which at least one
 * message was handled by the group.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface OnBatchEnd {
}
