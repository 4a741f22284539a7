package io.rysy.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;

/**
 * A field that belongs to the content of a pooled message.
 *
 * @param name        its name
 * @param type        its type
 * @param access      who may read and write it
 * @param declaredIn  the class that declares it: the message, or a superclass of it
 * @param deprecation whether using it makes the compiler warn
 */
public record FieldModel(String name, TypeName type, Access access, ClassName declaredIn, Deprecation deprecation) {
}
