package io.rysy.processor.read;

import io.rysy.processor.model.FieldModel;

/**
 * A field of a pooled message.
 *
 * @param field   the field
 * @param isFinal whether it can be set only once
 * @param site    where it is declared; the message, if that is not in this compilation
 */
public record FieldDeclaration(FieldModel field, boolean isFinal, Site site) {
}
