package io.rysy.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * The type of something that travels: a message, a reply, an object that a handler fills.
 *
 * @param declared    the type as declared; a raw type is given with wildcards for arguments
 * @param erased      its erasure, which is what the cell can test for and what its handlers are told apart by
 * @param pool        the generated pool of its class, where that is pooled
 * @param deprecation whether naming it makes the compiler warn
 */
public record ValueType(TypeName declared, TypeName erased, Optional<ClassName> pool, Deprecation deprecation) {

    /**
     * Whether values of it are primitive.
     *
     * @return true for one of the eight primitive types
     */
    public boolean isPrimitive() {
        return declared.isPrimitive();
    }

    /**
     * Whether a cast to the declared type is unchecked.
     *
     * @return true where the declared type says more than its erasure
     */
    public boolean isGeneric() {
        return !declared.equals(erased);
    }
}
