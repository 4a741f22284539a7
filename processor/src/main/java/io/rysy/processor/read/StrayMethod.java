package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.Set;

/**
 * A handler or hook in a class that is not an actor, nor a superclass of one in this compilation.
 *
 * @param owner      the class
 * @param name       the method
 * @param annotation the simple name of its annotation
 * @param extensible whether the class can have subclasses, so that one elsewhere may be an actor
 * @param suppressed the warnings that are suppressed on the method or around it
 * @param site       where the annotation is
 */
public record StrayMethod(
    ClassName owner, String name, String annotation, boolean extensible, Set<String> suppressed, Site site) {
}
