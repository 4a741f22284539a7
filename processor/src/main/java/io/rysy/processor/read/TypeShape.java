package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import io.rysy.processor.model.Deprecation;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;

/**
 * What kind of type an annotated type is.
 *
 * @param name        its name
 * @param kind        class, interface, enum, record, annotation
 * @param modifiers   its modifiers
 * @param hidden      whether it, or a type around it, is private
 * @param inner       whether its objects need an enclosing object
 * @param generic     whether it has type parameters
 * @param isPublic    whether it is public all the way out
 * @param deprecation whether naming it makes the compiler warn
 */
public record TypeShape(
    ClassName name,
    ElementKind kind,
    Set<Modifier> modifiers,
    boolean hidden,
    boolean inner,
    boolean generic,
    boolean isPublic,
    Deprecation deprecation) {
}
