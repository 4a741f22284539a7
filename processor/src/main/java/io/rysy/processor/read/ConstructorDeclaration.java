package io.rysy.processor.read;

import io.rysy.processor.model.Access;

/**
 * The constructor without parameters of a pooled message.
 *
 * @param access  who may call it
 * @param checked whether it declares checked exceptions
 * @param site    where it is declared
 */
public record ConstructorDeclaration(Access access, boolean checked, Site site) {
}
