package io.rysy.processor.read;

import com.palantir.javapoet.TypeName;
import io.rysy.processor.model.RuntimeNames;
import java.util.Optional;

/**
 * A parameter of a method.
 *
 * @param name its name
 * @param type its type
 * @param site where it is declared
 */
public record ParameterDeclaration(String name, TypeUse type, Site site) {

    /**
     * Whether it is the handle to reply through.
     *
     * @return true for {@code Reply}, {@code LongReply} and its like
     */
    public boolean isReply() {
        return type.erased().equals(RuntimeNames.REPLY) || primitiveReply().isPresent();
    }

    /**
     * The primitive type that it replies with.
     *
     * @return the type, if it is {@code LongReply} or its like
     */
    public Optional<TypeName> primitiveReply() {
        return RuntimeNames.primitiveOfReply(type.erased());
    }
}
