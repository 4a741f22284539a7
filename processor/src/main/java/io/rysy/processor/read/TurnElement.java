package io.rysy.processor.read;

import io.rysy.processor.model.Hook;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/**
 * A handler or hook as the compiler has it.
 *
 * @param method   the method that runs
 * @param hook     the point in the actor's life, for a hook
 * @param deferred whether it may reply after it has returned
 * @param syncOnly whether it fills an object of the caller
 * @param inputs   the parameters that are sent: a message, or primitives
 * @param reply    the handle to reply through
 * @param into     the object of the caller
 */
public record TurnElement(
    ExecutableElement method,
    Optional<Hook> hook,
    boolean deferred,
    boolean syncOnly,
    List<VariableElement> inputs,
    Optional<VariableElement> reply,
    Optional<VariableElement> into) {
}
