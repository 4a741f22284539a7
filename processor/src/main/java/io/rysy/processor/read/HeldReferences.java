package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.Map;
import java.util.Set;

/**
 * The stubs that the source of an actor declares: parameters of its constructors, and fields.
 *
 * @param actor      the actor
 * @param stubs      the stubs by their names, with the place of the first declaration of each
 * @param suppressed the warnings that are suppressed on the actor or around it
 */
public record HeldReferences(ClassName actor, Map<ClassName, Site> stubs, Set<String> suppressed) {
}
