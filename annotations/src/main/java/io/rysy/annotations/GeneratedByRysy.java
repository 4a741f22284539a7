package io.rysy.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the classes that the processor writes. Tools that read class files, such as those that measure coverage, tell
 * by it what nobody wrote by hand. Nobody else needs it.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface GeneratedByRysy {

    /**
     * On a stub: the synchronous calls that the source of its actor seems to make, for compilations that see no source
     * of it.
     *
     * @return each call: the handler, the form, the stub called, and the place, with bars between
     */
    String[] calls() default {};
}
