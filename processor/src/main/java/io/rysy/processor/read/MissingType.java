package io.rysy.processor.read;

/**
 * A type that is named in the source and does not exist, or not yet.
 *
 * @param name the name as far as the compiler tells it
 * @param site where it is named
 */
public record MissingType(String name, Site site) {
}
