package io.rysy.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;

/**
 * A handler of an actor. It has either a message or at least one primitive.
 *
 * @param code        its index among the handlers of the actor: those of the class itself in the order of their
 *                    declaration, then those inherited from superclasses, then those from interfaces
 * @param method      the name of the method
 * @param declaredIn  the type whose body declares the method
 * @param inherited   whether that is a superclass or interface and not the actor itself
 * @param access      who may call the method; never private
 * @param kind        how it replies
 * @param message     the message, unless it takes primitives
 * @param primitives  the primitives that it takes in place of a message, up to six
 * @param reply       what it replies, for the kinds RETURN, REPLY and DEFERRED
 * @param into        the object of the caller that it fills, for the kind SYNC_ONLY
 * @param suffix      what the names of its operations end with: empty for a message, else the capitalised method name
 * @param deprecation whether calling it makes the compiler warn
 * @param link        the target of a Javadoc link to it, as in <code>Book#onUpdate(Update)</code>
 */
public record HandlerModel(
    int code,
    String method,
    ClassName declaredIn,
    boolean inherited,
    Access access,
    HandlerKind kind,
    Optional<ValueType> message,
    List<PrimitiveParameter> primitives,
    Optional<ValueType> reply,
    Optional<ValueType> into,
    String suffix,
    Deprecation deprecation,
    CodeBlock link) {

    /**
     * Whether the handler takes primitives in place of a message object.
     *
     * @return true where {@link #message()} is empty
     */
    public boolean isPrimitive() {
        return message.isEmpty();
    }
}
