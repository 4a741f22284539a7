package io.rysy.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.Deprecation;
import io.rysy.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A type as a signature names it.
 *
 * @param name        the type; a raw one is given with wildcards for arguments
 * @param erased      its erasure
 * @param supertypes  the erasures of all its supertypes, without itself
 * @param arguments   its type arguments
 * @param isPublic    whether it and its arguments are public all the way out; types not yet generated are left out
 * @param accessible  whether code in the package of the actor may name it
 * @param stub        whether it is a stub, or any other actor reference
 * @param unwritten   the classes still to be generated that it names
 * @param missing     the names in it that nobody knows
 * @param pool        the generated pool of its class, where that is pooled
 * @param deprecation whether naming it makes the compiler warn
 */
public record TypeUse(
    TypeName name,
    TypeName erased,
    Set<TypeName> supertypes,
    List<TypeUse> arguments,
    boolean isPublic,
    boolean accessible,
    boolean stub,
    Set<ClassName> unwritten,
    List<String> missing,
    Optional<ClassName> pool,
    Deprecation deprecation) {

    /**
     * Whether it is one of the eight primitive types.
     *
     * @return true for a primitive
     */
    public boolean isPrimitive() {
        return name.isPrimitive();
    }

    /**
     * Whether it is {@code void}.
     *
     * @return true for no type at all
     */
    public boolean isVoid() {
        return name.equals(TypeName.VOID);
    }

    /**
     * The same for the model.
     *
     * @return what the writer needs of it
     */
    ValueType value() {
        return new ValueType(name, erased, pool, deprecation);
    }
}
