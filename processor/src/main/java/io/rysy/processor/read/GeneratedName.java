package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A class that is to be generated for a declaration.
 *
 * @param name    the name it gets
 * @param takenBy the other types that have or generate a class of this name; empty when all is well
 */
public record GeneratedName(ClassName name, List<ClassName> takenBy) {
}
