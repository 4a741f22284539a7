package io.rysy.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * A parameter of a handler that takes primitives in place of a message object.
 *
 * @param name its name in the source; a class file may have lost it
 * @param type its primitive type
 */
public record PrimitiveParameter(String name, TypeName type) {
}
